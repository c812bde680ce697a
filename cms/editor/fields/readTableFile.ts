/** The text of a file from a spreadsheet: UTF-8, UTF-16 with its mark, or the encoding of Windows. */
export async function readTableFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const text = new TextDecoder().decode(bytes);
  // Excel writes CSV in the encoding of the computer.
  return text.includes("\ufffd") ? new TextDecoder("windows-1252").decode(bytes) : text;
}

/** Whether a file can hold a table as text. */
export const isTableFile = ({ name, type }: Pick<File, "name" | "type">): boolean =>
  /\.(?:csv|tsv|tab|txt|md)$/i.test(name) || /^text\/(?:csv|tab-separated-values|plain|markdown)$/.test(type);
