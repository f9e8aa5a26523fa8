/** Names, versions, and licenses of the packages in the built program, as Markdown: the build puts them here
 * (vite.config.ts). */
export const notices = '%NOTICES%';
