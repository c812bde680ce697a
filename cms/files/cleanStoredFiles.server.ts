import { FilesUnavailable, originals, readStored } from "#kit/files/FileStorage.ts";
import type { FileStorage } from "#kit/files/FileStorage.ts";
import { getErrorMessage, log } from "#kit/log.ts";

import type { AssetStore } from "./AssetStore.server.ts";
import { stripMetadata } from "./metadata/stripMetadata.server.ts";

type Options = { assets: AssetStore; storage: FileStorage; signal: AbortSignal };

/**
 * Removes place, camera and author from files that were uploaded by earlier versions, once, under their names. A file that
 * cannot be read is tried again at the next start.
 */
export async function cleanStoredFiles({ assets, storage, signal }: Options): Promise<void> {
  let count = 0;
  for (const { id, name, former = [], isClean } of assets.all) {
    if (isClean) continue;
    const sizes = new Map<string, number>();
    try {
      for (const file of [name, ...former.map((one) => one.name)]) {
        const body = await readStored(storage, originals + file);
        const cleaned = body && (await stripMetadata(body));
        // Closed, deleted or replaced meanwhile.
        if (signal.aborted) return;
        if (!cleaned || Buffer.compare(body, cleaned) === 0 || assets.find(id)?.name !== name) continue;
        await storage.put(originals + file, cleaned);
        sizes.set(file, cleaned.byteLength);
        count += 1;
      }
      await assets.noteClean(id, sizes);
    } catch (error) {
      if (error instanceof FilesUnavailable) return;
      log("warn", "content", "a file may still hold place and camera", { file: name, reason: getErrorMessage(error) });
    }
  }
  if (count > 0) log("info", "content", "place, camera and author were removed from files", { files: count });
}
