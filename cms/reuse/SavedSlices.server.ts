import { WriteError } from "#cms/http/WriteError.server.ts";
import { toPersonRef } from "#cms/people/Actor.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import { hasRole } from "#cms/people/contract.ts";
import { newId } from "#cms/releases/Releases.server.ts";
import { CachedRecords } from "#cms/repository/store/CachedRecords.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";

import { savedSliceSchema } from "./contract.ts";
import type { SavedSlice } from "./contract.ts";

// All of them are in every response.
const maxSlices = 500;
const maxSliceBytes = 256 * 1024;

/** Filled slices that pages begin with. */
export class SavedSlices {
  private readonly store: ContentStore;
  private readonly records: CachedRecords<SavedSlice>;

  constructor(store: ContentStore) {
    this.store = store;
    this.records = new CachedRecords(store, "cms_saved_slices", savedSliceSchema);
  }

  /** All of them by name. */
  list = (): SavedSlice[] => this.records.all.toSorted((a, b) => a.name.localeCompare(b.name));

  /** Stores a slice. Throws `WriteError` (409, 413) above the limits. */
  add(draft: Pick<SavedSlice, "name" | "slice">, actor: Actor): Promise<SavedSlice> {
    if (Buffer.byteLength(JSON.stringify(draft.slice)) > maxSliceBytes)
      throw new WriteError(413, `A saved slice has at most ${maxSliceBytes / 1024} KB`);
    return this.store.write(async () => {
      if (this.records.size >= maxSlices)
        throw new WriteError(409, `There are ${maxSlices} saved slices already; delete some first`);
      const saved = { id: newId(), ...draft, by: toPersonRef(actor), at: Date.now() };
      await this.records.put(saved.id, saved);
      return saved;
    });
  }

  /** Renames a slice. Throws `WriteError` (403, 404). */
  rename(id: string, name: string, actor: Actor): Promise<SavedSlice> {
    return this.store.write(async () => {
      const renamed = { ...this.findOwn(id, actor), name };
      await this.records.put(id, renamed);
      return renamed;
    });
  }

  /** Deletes a slice and returns it. Throws `WriteError` (403, 404). */
  remove(id: string, actor: Actor): Promise<SavedSlice> {
    return this.store.write(async () => {
      const saved = this.findOwn(id, actor);
      await this.records.remove(id);
      return saved;
    });
  }

  private findOwn(id: string, actor: Actor): SavedSlice {
    const saved = this.records.find(id);
    if (!saved) throw new WriteError(404, `There is no saved slice ${id}`);
    if (saved.by.id !== actor.id && !hasRole(actor.role, "owner"))
      throw new WriteError(403, `${saved.by.name} saved this slice; only they and owners rename or delete it`);
    return saved;
  }
}
