import { constants, deflateSync, inflateSync } from "node:zlib";

// Of the document information (ISO 32000, 14.3.3); title and dates stay.
const entry = /(\/(?:Author|Creator|Producer|Keywords|Subject|Company|Manager)\s*)(?=\(|<(?!<))/g;
const packet = /(<x:xmpmeta\b[^>]*>)([\s\S]*?)(<\/x:xmpmeta>)/g;
const maxUnpacked = 64 * 1024 * 1024;

/**
 * A PDF without its author and programs. Their texts are blanked in their places, as a PDF holds the address of every object.
 * A signed or encrypted one is unchanged: it would be no longer valid.
 */
export function stripPdf(file: Buffer): Buffer {
  const text = file.toString("latin1");
  if (/\/Encrypt\s+\d|\/ByteRange\s*\[/.test(text)) return file;
  const stripped = Buffer.from(file);
  let behind = 0;
  for (const { head, start, end } of listStreams(text)) {
    blank(stripped, behind, start);
    behind = end;
    if (/\/(?:ObjStm|Metadata)\b/.test(head)) blankStream(stripped, { head, start, end });
  }
  blank(stripped, behind, stripped.length);
  return stripped;
}

type Stream = { head: string; start: number; end: number };

function* listStreams(text: string): Generator<Stream> {
  for (let at = text.indexOf("stream"); at >= 0;) {
    const start = text.startsWith("\r\n", at + 6) ? at + 8 : at + 7;
    const behind = text.indexOf("endstream", start);
    if (behind < 0) return;
    const end = behind - (/\r?\n$/.exec(text.slice(behind - 2, behind))?.[0].length ?? 0);
    const head = text.slice(Math.max(0, text.lastIndexOf(" obj", at)), at);
    // The dictionary of a stream ends right before it; the word alone stands in texts too.
    if (/>>\s*$/.test(head)) yield { head, start, end };
    at = text.indexOf("stream", />>\s*$/.test(head) ? behind + 9 : at + 6);
  }
}

function blankStream(file: Buffer, { head, start, end }: Stream): void {
  if (!/\/Filter/.test(head)) return blank(file, start, end);
  if (!/\/Filter\s*\[?\s*\/FlateDecode/.test(head) || /\/DecodeParms/.test(head)) return undefined;
  try {
    const plain = inflateSync(file.subarray(start, end), {
      maxOutputLength: maxUnpacked,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
    const before = Buffer.from(plain);
    blank(plain, 0, plain.length);
    if (plain.equals(before)) return undefined;
    const packed = deflateSync(plain, { level: 9 });
    // What follows the end of packed data is ignored.
    if (packed.length <= end - start) file.fill(0, start, end).set(packed, start);
  } catch (error) {
    // A damaged stream: readers cannot show what it holds either.
    if (!(error instanceof Error && "code" in error)) throw error;
  }
  return undefined;
}

/** Blanks texts of the document information and packets of XMP within a part of a file. */
function blank(file: Buffer, from: number, to: number): void {
  const text = file.toString("latin1", from, to);
  for (const { index, 1: name = "" } of text.matchAll(entry)) {
    const start = index + name.length;
    const end = text[start] === "(" ? findTextEnd(text, start) : text.indexOf(">", start);
    // A space in either form of a text: ( ) or <20>.
    if (text[start] === "(") file.fill(" ", from + start + 1, from + end);
    else for (let at = start + 1; at < end; at += 1) file.write("20"[(at - start - 1) % 2] ?? "", from + at, "latin1");
  }
  for (const { index, 1: opening = "", 2: inside = "" } of text.matchAll(packet)) {
    const start = from + index + opening.length;
    file.fill(" ", start, start + inside.length);
  }
}

/** The index of the bracket that closes a text. */
function findTextEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === "(") depth += 1;
    else if (text[at] === ")" && (depth -= 1) === 0) return at;
  }
  return start + 1;
}
