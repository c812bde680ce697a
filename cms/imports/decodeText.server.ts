import { unreadable } from "#cms/imports/unreadable.server.ts";

/**
 * Text of a file: UTF-8, UTF-16 with its mark, or the `encoding` that it declares; control characters that no database
 * stores are dropped. Throws a `WriteError` for bytes that are no such text.
 */
export function decodeText(bytes: Uint8Array, name: string, encoding = findMark(bytes)): string {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.replaceAll("\r\n", "\n").replaceAll(/(?![\t\n])[\p{Cc}\ufffe\uffff]/gu, "");
  } catch (error) {
    const isUnknown = error instanceof RangeError;
    const sentence = isUnknown
      ? `${name} names the encoding ${encoding.slice(0, 40)}, which is unknown; save it as UTF-8`
      : `${name} is not ${encoding} text: its encoding is broken; save it as UTF-8`;
    throw unreadable("encoding", sentence, name, encoding.slice(0, 40));
  }
}

function findMark([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
