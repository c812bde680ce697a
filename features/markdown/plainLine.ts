import { printable } from "@/features/shared/printable";

/** A text as one line of Markdown that says just these words: no link, no emphasis, no code, no HTML. */
export const plainLine = (text: string): string =>
  printable(text)
    .replace(/\s+/g, " ")
    .trim()
    // An underscore between letters or digits, as in a method's name, marks nothing.
    .replace(/[\\`*~[\]<]|(?<![^\W_])_|_(?![^\W_])/g, (sign) => `\\${sign}`)
    // At the beginning of a line these begin a heading, a list or a quotation.
    .replace(/^[#+>-]/, (sign) => `\\${sign}`);
