/** Id of the words a page begins with. The browser draws nothing before they are there (`app/[locale]/layout.tsx`). */
export const pageLeadId = "page-lead";
