/** Reasons that reviewers give again and again, as the applicant is sent them. */
export const rejectionReasons = [
  { name: 'Website not reachable', text: 'The website could not be reached.' },
  {
    name: 'License not readable',
    text: 'The business license could not be read. Please apply again with a clearer copy.',
  },
  { name: 'License of somebody else', text: 'The business license does not belong to the company that applied.' },
  { name: 'Already a client', text: 'There is an application or an account for this company already.' },
  {
    name: 'Application incomplete',
    text: 'Some of the details do not tell us enough. Please apply again and describe your company.',
  },
  { name: 'Content does not fit', text: 'The content of the website does not fit the sites that we serve.' },
] as const;
