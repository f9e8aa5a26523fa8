/** Common rejection reasons, as sent to the applicant. */
export const rejectionReasons = [
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
] as const;
