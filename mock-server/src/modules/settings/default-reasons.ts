import type { RejectionReasonsChanges } from '@grt/sdk/contract';

export type ReasonLists = Required<RejectionReasonsChanges>;

/** The common reasons for rejections until an administrator changes them. */
export const defaultReasons: ReasonLists = {
  registrations: [
    { name: 'Website not reachable', text: 'The website could not be reached.' },
    {
      name: 'License not readable',
      text: 'The business license could not be read. Please apply again with a clearer copy.',
    },
    {
      name: 'License belongs to someone else',
      text: 'The business license does not belong to the company that applied.',
    },
    { name: 'Already a client', text: 'This company already has an application or an account.' },
    {
      name: 'Application incomplete',
      text: 'Some details are incomplete. Please apply again with more information about your company.',
    },
    { name: 'Content not a fit', text: 'The website’s content is not a fit for the sites we serve.' },
  ],
  feeds: [
    { name: 'Thumbnails don’t load', text: 'The thumbnails cannot be loaded.' },
    { name: 'Links don’t work', text: 'The video links do not lead to the videos.' },
    { name: 'Wrong category', text: 'The videos do not belong in the selected category.' },
    { name: 'Content not allowed', text: 'The feed contains videos that we do not allow.' },
    { name: 'Same as another feed', text: 'The feed has the same videos as another one of your feeds.' },
    { name: 'Titles not usable', text: 'The titles are missing or do not describe the videos.' },
  ],
  domains: [
    { name: 'Website not reachable', text: 'The website could not be reached.' },
    { name: 'No DMCA policy', text: 'The DMCA policy page could not be reached, or it is not a DMCA policy.' },
    { name: 'Removal address not working', text: 'Mail to the content removal address could not be delivered.' },
    { name: 'Belongs to someone else', text: 'The domain belongs to another company.' },
    { name: 'Content not a fit', text: 'The website’s content is not a fit for what we serve.' },
    { name: 'Site under construction', text: 'The website is not finished. Please add it again when it is.' },
  ],
};
