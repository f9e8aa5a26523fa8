/** Common reasons for rejecting a domain, as the client sees them. */
export const rejectionReasons = [
  { name: 'Website not reachable', text: 'The website could not be reached.' },
  { name: 'No DMCA policy', text: 'The DMCA policy page could not be reached, or it is not a DMCA policy.' },
  { name: 'Removal address not working', text: 'Mail to the content removal address could not be delivered.' },
  { name: 'Belongs to someone else', text: 'The domain belongs to another company.' },
  { name: 'Content not a fit', text: 'The website’s content is not a fit for what we serve.' },
  { name: 'Site under construction', text: 'The website is not finished. Please add it again when it is.' },
] as const;
