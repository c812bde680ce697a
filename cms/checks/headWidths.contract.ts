/** Widths at which search engines truncate a page's title and description, in Latin letters. */
export const maxTitleWidth = 60;
export const maxDescriptionWidth = 160;

/** The width of a text in Latin letters; a Han character counts twice. */
export const getWidth = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/[\u2e80-\uffff]/.test(letter) ? 2 : 1), 0);
