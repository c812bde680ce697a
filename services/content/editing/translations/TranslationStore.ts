import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { translationSchema } from "../../../../features/shared/contracts/studio/translations.ts";
import type { Translation } from "../../../../features/shared/contracts/studio/translations.ts";
import { readJson, writeJson } from "../../storage/jsonFiles.ts";

type Note = (kind: "translation", id: string) => void;

/** What documents were translated from, field by field, in `translations/{document}.json`. */
export class TranslationStore {
  readonly #folder: string;
  readonly #note: Note;
  readonly #all = new Map<string, Translation>();

  /** `note` is told of each change. */
  constructor(folder: string, note: Note = () => undefined) {
    this.#folder = join(folder, "translations");
    this.#note = note;
  }

  /** Reads the stored state. */
  async open(): Promise<void> {
    for (const file of existsSync(this.#folder) ? await readdir(this.#folder) : []) {
      if (file.endsWith(".json")) await this.reload(file.slice(0, -5));
    }
  }

  /** Reads again what another instance wrote about a document. */
  async reload(id: string): Promise<void> {
    this.#all.set(id, await translationSchema.validate(await readJson(join(this.#folder, `${id}.json`))));
  }

  find = (id: string): Translation | undefined => this.#all.get(id);

  /** Notes fields as done, or as not done with null. From another source it begins anew. Callers hold the mutex. */
  async change(id: string, { source, fields }: Translation): Promise<Translation> {
    const known = this.#all.get(id);
    const merged = { ...(known?.source === source ? known.fields : {}), ...fields };
    const next = { source, fields: Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)) };
    await writeJson(join(this.#folder, `${id}.json`), next);
    this.#all.set(id, next);
    this.#note("translation", id);
    return next;
  }
}
