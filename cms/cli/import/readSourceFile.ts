import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { zipSync } from "fflate";
import type { Zippable } from "fflate";

import { maxImportBytes } from "#cms/imports/contract.ts";
import { isMissing } from "#kit/jsonFiles.ts";

/** A file to send; a folder becomes a ZIP archive, without hidden files and packages. Throws a sentence. */
export async function readSourceFile(path: string): Promise<File> {
  try {
    const isFolder = (await stat(path)).isDirectory();
    const bytes = isFolder ? await packFolder(path) : await readFile(path);
    if (bytes.byteLength > maxImportBytes)
      throw new Error(`${path} has more than ${maxImportBytes / 1_048_576} MB; import it in parts`);
    return new File([new Uint8Array(bytes)], isFolder ? `${basename(path) || "folder"}.zip` : basename(path));
  } catch (error) {
    if (isMissing(error)) throw new Error(`There is no file or folder ${path}`, { cause: error });
    throw error;
  }
}

const isLeftOut = (path: string) => path.split("/").some((part) => part.startsWith(".") || part === "node_modules");

async function packFolder(folder: string): Promise<Uint8Array> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: Zippable = {};
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).replaceAll("\\", "/");
    if (!isLeftOut(name)) files[name] = [new Uint8Array(await readFile(path)), { level: 0 }];
  }
  return zipSync(files);
}
