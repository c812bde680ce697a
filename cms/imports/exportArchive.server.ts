import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

import { toStored } from "#cms/repository/domain/model/document.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

/** A file of the archive; `read` loads it when its turn comes, and `undefined` leaves it out. */
export type ArchiveFile = { path: string; read: () => Promise<Uint8Array | undefined> };

/** A document as a file of a content folder. */
export function toArchiveFile(folder: string, document: StoredDocument): ArchiveFile {
  const { lang, type, uid, id } = document;
  const text = () => `${JSON.stringify(toStored(document), null, 2)}\n`;
  return { path: `${folder}/${lang}/${type}/${uid ?? id}.json`, read: async () => new TextEncoder().encode(text()) };
}

// Compressed already.
const packed = /\.(?:png|jpe?g|gif|webp|avif|mp4|webm|mp3|ogg|zip|docx|xlsx|pptx)$/i;

/** A ZIP archive as it is written: one file is in memory at a time. */
export async function* writeArchive(files: readonly ArchiveFile[]): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const { path, read } of files) {
    const content = await read();
    if (!content) continue;
    const entry = packed.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    zip.add(entry);
    entry.push(content, true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}
