import { constants, deflateSync, inflateSync } from "node:zlib";

// Of the document information (ISO 32000, 14.3.3); title and dates stay.
const entry = /(\/(?:Author|Creator|Producer|Keywords|Subject|Company|Manager)\s*)(?=\(|<(?!<))/g;
const maxHead = 4_096;
const maxText = 65_536;
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
    // The dictionary of a stream ends right before it; the word alone stands in texts too.
    const isStream = text
      .slice(Math.max(0, at - 64), at)
      .trimEnd()
      .endsWith(">>");
    if (!isStream) {
      at = text.indexOf("stream", at + 6);
      continue;
    }
    const behind = text.indexOf("endstream", start);
    if (behind < 0) return;
    const end = behind - (/\r?\n$/.exec(text.slice(behind - 2, behind))?.[0].length ?? 0);
    const before = text.slice(Math.max(0, at - maxHead), at);
    yield { head: before.slice(Math.max(0, before.lastIndexOf(" obj"))), start, end };
    at = text.indexOf("stream", behind + 9);
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
  let behind = 0;
  for (const { index, 1: name = "" } of text.matchAll(entry)) {
    const start = index + name.length;
    // Within the text of another entry.
    if (start < behind) continue;
    const isPlain = text[start] === "(";
    const inside = text.slice(start, start + maxText);
    const length = isPlain ? findTextEnd(inside) : inside.indexOf(">");
    behind = start + (length < 0 ? inside.length : length);
    if (length < 0) continue;
    // A space in either form of a text: ( ) or <20>.
    if (isPlain) file.fill(" ", from + start + 1, from + behind);
    else
      for (let at = start + 1; at < behind; at += 1) file.write("20"[(at - start - 1) % 2] ?? "", from + at, "latin1");
  }
  for (let at = text.indexOf("<x:xmpmeta"); at >= 0; at = text.indexOf("<x:xmpmeta", at)) {
    const start = text.indexOf(">", at) + 1;
    const end = text.indexOf("</x:xmpmeta>", start);
    if (start === 0 || end < 0) return;
    file.fill(" ", from + start, from + end);
    at = end;
  }
}

/** The index of the bracket that closes a text; -1 without one. */
function findTextEnd(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === "(") depth += 1;
    else if (text[at] === ")" && (depth -= 1) === 0) return at;
  }
  return -1;
}
