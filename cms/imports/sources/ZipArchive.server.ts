import { unzipSync } from "fflate";
import type { UnzipFileInfo } from "fflate";

import { unreadable } from "#cms/imports/unreadable.server.ts";

const mebibyte = 1_048_576;
const maxEntries = 10_000;
const maxTotalBytes = 1_024 * mebibyte;
const maxEntryBytes = 100 * mebibyte;
// What systems and editors leave beside the files.
const ignored = /(?:^|\/)(?:__MACOSX|\.[^/]*|Thumbs\.db)(?:\/|$)/;

/** The files of a ZIP archive, unpacked one at a time. */
export class ZipArchive {
  /** Paths of all files. */
  readonly names: readonly string[];
  private readonly bytes: Uint8Array;

  /** Throws a `WriteError` for an archive that is damaged, unpacks to too much, or names a file outside of its folder. */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    const names: string[] = [];
    let total = 0;
    this.unzip(({ name, originalSize }) => {
      requireInside(name);
      total += originalSize;
      if (names.push(name) > maxEntries || total > maxTotalBytes || originalSize > maxEntryBytes) throw tooLarge();
      return false;
    });
    this.names = names.filter((name) => !name.endsWith("/") && !ignored.test(name));
  }

  /** Content of a file; throws a `WriteError` for a damaged one. */
  read(name: string): Uint8Array<ArrayBuffer> {
    // Each entry gets a buffer of the size in the directory, which bounds what it unpacks to.
    const { [name]: content } = this.unzip((entry) => entry.name === name);
    if (!content) throw damaged();
    return new Uint8Array(content);
  }

  private unzip(filter: (entry: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
    const failures: unknown[] = [];
    try {
      return unzipSync(this.bytes, {
        filter: (entry) => {
          try {
            return filter(entry);
          } catch (error) {
            failures.push(error);
            throw error;
          }
        },
      });
    } catch (error) {
      throw failures.includes(error) ? error : damaged();
    }
  }
}

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;

const damaged = () => unreadable("archive-damaged", "The ZIP archive is damaged; download or pack it again");

function tooLarge() {
  const [total, entry] = [maxTotalBytes / mebibyte, maxEntryBytes / mebibyte];
  const sentence = `The archive unpacks to more than ${total} MB, ${maxEntries} files or ${entry} MB in one file; import it in parts`;
  return unreadable("archive-large", sentence, total, maxEntries, entry);
}

function requireInside(name: string): void {
  const isOutside = /^(?:[/\\]|[a-z]:)/i.test(name) || name.split(/[/\\]/).includes("..");
  if (!isOutside && !name.includes("\0")) return;
  const shown = name.slice(0, 100);
  const sentence = `The archive names a file outside of its folder: ${shown}. Nothing was imported`;
  throw unreadable("archive-path", sentence, shown);
}
