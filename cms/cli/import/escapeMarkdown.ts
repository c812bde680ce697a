/** A text whose signs are no Markdown. */
export const escapeMarkdown = (text: string): string => text.replaceAll(/[\\|*_`[\]<&#]/g, "\\$&");
