import { extname } from "node:path";

// File systems allow 255 bytes; an id and a temporary suffix are added.
const maxLength = 100;

/** The storage name of an uploaded file. */
export function toStorageName(id: string, filename: string): string {
  const plain = (text: string) => text.replace(/[^\w.-]+/g, "-").replace(/\.{2,}/g, ".");
  const extension = plain(extname(filename)).slice(0, 12);
  const stem = plain(filename.slice(0, filename.length - extname(filename).length)).slice(0, maxLength);
  return `${id}_${stem}${extension}`;
}

/** The last URL segment as a safe file name; "file" when nothing is left. */
export function toPlainName(segment: string): string {
  const text = segment.replace(/%[\da-f]{2}/gi, (escape) => String.fromCharCode(Number.parseInt(escape.slice(1), 16)));
  return text.replace(/[^\w.-]+/g, "-").replace(/^\.+/, "") || "file";
}

/** A file name sent by another repository, which may contain folders; `undefined` for one that leaves them. */
export function readPreferredName(sent: string): string | undefined {
  if (sent.length > 3 * maxLength) return undefined;
  try {
    const name = decodeURIComponent(sent);
    const parts = name.split("/");
    return parts.every((part) => /^\w[\w.@% -]*$/.test(part) && !part.includes("..")) ? name : undefined;
  } catch {
    // An invalid escape names no file.
    return undefined;
  }
}
