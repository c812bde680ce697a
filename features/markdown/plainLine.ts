import { printable } from "@/features/shared/printable";

/** A text as one line of Markdown without links, emphasis, code or HTML. */
export const plainLine = (text: string): string =>
  printable(text)
    .replace(/\s+/g, " ")
    .trim()
    // An underscore between letters or digits, as in a method's name, marks nothing.
    .replace(/[\\`*~[\]<]|(?<![^\W_])_|_(?![^\W_])/g, (sign) => `\\${sign}`)
    // At the start of a line these would start a heading, a list or a quotation.
    .replace(/^[#+>-]/, (sign) => `\\${sign}`);
