/** Common reasons for rejecting a feed, as sent to the client. */
export const rejectionReasons = [
  { name: 'Thumbnails don’t load', text: 'The thumbnails cannot be loaded.' },
  { name: 'Links don’t work', text: 'The links of the videos do not lead to the videos.' },
  { name: 'Wrong category', text: 'The videos do not belong to the category that was chosen.' },
  { name: 'Content not allowed', text: 'The feed contains videos that we do not show.' },
  { name: 'Same as another feed', text: 'The feed has the same videos as another feed of yours.' },
  { name: 'Titles not usable', text: 'The titles are missing or do not describe the videos.' },
] as const;
