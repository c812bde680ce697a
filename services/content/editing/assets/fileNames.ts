import { extname } from "node:path";

// File systems take 255 bytes; an id and a mark of unfinished writing come beside it.
const maxLength = 100;

/** The name in the storage of a file that is called `filename` where it comes from. */
export function toStorageName(id: string, filename: string): string {
  const plain = (text: string) => text.replace(/[^\w.-]+/g, "-").replace(/\.{2,}/g, ".");
  const extension = plain(extname(filename)).slice(0, 12);
  const stem = plain(filename.slice(0, filename.length - extname(filename).length)).slice(0, maxLength);
  return `${id}_${stem}${extension}`;
}

/** What a file is called at the end of an address, without what a file system may not take; "file" where nothing is left. */
export function toPlainName(segment: string): string {
  const text = segment.replace(/%[\da-f]{2}/gi, (escape) => String.fromCharCode(Number.parseInt(escape.slice(1), 16)));
  return text.replace(/[^\w.-]+/g, "-").replace(/^\.+/, "") || "file";
}

/** A name of a file that another repository sends, which may stand in folders; `undefined` for one that leads out of them. */
export function readWantedName(sent: string): string | undefined {
  if (sent.length > 3 * maxLength) return undefined;
  try {
    const name = decodeURIComponent(sent);
    const parts = name.split("/");
    return parts.every((part) => /^\w[\w.@% -]*$/.test(part) && !part.includes("..")) ? name : undefined;
  } catch {
    // A broken escape names no file.
    return undefined;
  }
}
