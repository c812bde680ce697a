import { mkdir, readdir, readFile, rename, stat } from "node:fs/promises";
import { dirname, extname, join, relative } from "node:path";

import { getErrorMessage, log } from "#kit/log.ts";
import { listFolder, isMissing, writeAtomically } from "./jsonFiles.server.ts";

/** A stored file that could not be read, its place since then, and why. */
type AsideFile = { file: string; kept: string; reason: string; at: number };

const folder = "set-aside";
const reasonEnding = ".reason.txt";

/**
 * Stored files that cannot be read, moved to `set-aside/` of the data folder with the reason beside each: everything
 * else works, and no later write replaces them. Each is reported until somebody takes it away.
 */
export class SetAside {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** Logs what earlier runs have set aside. */
  async open(): Promise<void> {
    const files = (await this.list()).map(({ kept }) => kept);
    if (files.length > 0) log("warn", "content", "stored files that could not be read are set aside", { files });
  }

  /** Moves a file or folder aside. */
  async move(path: string, reason: string): Promise<void> {
    const kept = this.#makeName(relative(this.#root, path));
    await mkdir(dirname(kept), { recursive: true });
    try {
      await rename(path, kept);
    } catch (error) {
      // Another instance was first.
      if (isMissing(error)) return;
      throw error;
    }
    await this.#report(relative(this.#root, path), kept, reason);
  }

  /** Keeps a copy of what cannot be read in a file or value that stays. */
  async keep(name: string, text: string | Uint8Array, reason: string): Promise<void> {
    const kept = this.#makeName(name);
    await writeAtomically(kept, text);
    await this.#report(name, kept, reason);
  }

  /** Everything that is set aside, by any instance, latest first. */
  async list(): Promise<AsideFile[]> {
    const root = join(this.#root, folder);
    if (!(await listFolder(this.#root)).includes(folder)) return [];
    const entries = await readdir(root, { recursive: true });
    const reasons = entries.filter((entry) => entry.endsWith(reasonEnding));
    const found = await Promise.all(reasons.map((entry) => this.#find(join(root, entry))));
    return found.flatMap((one) => one ?? []).sort((a, b) => b.at - a.at);
  }

  async #find(note: string): Promise<AsideFile | undefined> {
    const path = note.slice(0, -reasonEnding.length);
    try {
      const [reason, { mtimeMs }] = await Promise.all([readFile(note, "utf8"), stat(note), stat(path)]);
      const kept = relative(this.#root, path);
      const file = relative(folder, kept).replace(/\.\d+(\.\w+)?$/, "$1");
      return { file, kept, reason: reason.trim(), at: Math.round(mtimeMs) };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  // A file of that name may be set aside again later.
  #makeName(name: string): string {
    const ending = extname(name);
    return join(this.#root, folder, `${name.slice(0, name.length - ending.length)}.${Date.now()}${ending}`);
  }

  async #report(file: string, path: string, reason: string): Promise<void> {
    const kept = relative(this.#root, path);
    log("error", "content", "a stored file could not be read and was set aside", { file, kept, reason });
    await writeAtomically(`${path}${reasonEnding}`, `${reason}\n`).catch((error: unknown) =>
      log("warn", "content", "the reason was not stored", { kept, reason: getErrorMessage(error) }),
    );
  }
}
