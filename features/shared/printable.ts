// Line separators pasted from word processors.
const oddLineEnds = /[\v\f\u0085]/g;
// Not allowed in XML, HTML and YAML: control characters except tabs and line ends, and non-characters.
const unprintable = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;

/** Removes characters that no output format allows; a lone surrogate becomes U+FFFD. */
export const printable = (text: string): string =>
  text.toWellFormed().replace(oddLineEnds, "\n").replace(unprintable, "");

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes a text for XML and HTML, in an element or a quoted attribute. */
export const escapeXml = (text: string): string =>
  printable(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
