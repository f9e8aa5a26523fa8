// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfSitePageChanges = {
  title: { required: 'Please enter a page title.' },
  slug: { required: 'Please enter a page slug.', pattern: 'Please use lowercase letters, digits, and single hyphens in the slug.', unique: 'Another page has this slug. Please choose another one.', reserved: 'This slug is reserved. Please choose another one.' },
  content: { required: 'Please enter page content.', maxLength: 'Please shorten the content to 500,000 characters.', depth: 'The content has more than 100 elements inside one another. Please close the elements that are left open.' },
  meta_description: { maxLength: 'Please shorten the meta description to 160 characters.' },
  page_type: { enum: 'Please choose custom, legal, policy, or info.' },
  status: { enum: 'Please choose draft, published, or archived.' },
} as const;
