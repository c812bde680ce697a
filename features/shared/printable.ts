// Ends of lines that word processors paste.
const oddLineEnds = /[\v\f\u0085]/g;
// What XML, HTML and YAML hold nowhere: control characters but tabs and line ends, and code points that are no characters.
const unprintable = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;

/** A text without the characters that no output format can hold; a half of a character becomes U+FFFD. */
export const printable = (text: string): string =>
  text.toWellFormed().replace(oddLineEnds, "\n").replace(unprintable, "");

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A text as it stands in XML and HTML, in an element or between the quotes of an attribute. */
export const escapeXml = (text: string): string =>
  printable(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
