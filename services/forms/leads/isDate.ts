/** Whether a text names a day or a moment in the ISO form. */
export const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text));
