import { number, object, string } from "yup";
import type { InferType } from "yup";

import { presenceMs } from "../../../features/shared/contracts/studio/presence.ts";
import { personRefSchema } from "../../../features/shared/contracts/studio/people.ts";
import { BoundedMap } from "../../kit/BoundedMap.ts";

export const presenceEntrySchema = object({
  document: string().required(),
  person: personRefSchema.required(),
  tab: string().defined(),
  field: string().nullable().defined(),
  since: number().required(),
});

/** A person on a document, in a tab and a field, since a moment. */
export type PresenceEntry = InferType<typeof presenceEntrySchema>;

export type PresenceStore = {
  /** Notes that a person works on a document; returns all others on it. */
  update: (given: Omit<PresenceEntry, "since">) => Promise<Omit<PresenceEntry, "document">[]>;
  /** Notes that a person has left a document. */
  remove: (given: Pick<PresenceEntry, "document" | "person" | "tab">) => Promise<void>;
};

const maxEntries = 2_000;

/** Who works on which document right now, in memory; an entry ends half a minute after the last request. */
export class Presence implements PresenceStore {
  readonly #entries = new BoundedMap<string, PresenceEntry & { seen: number }>(maxEntries);

  async update(given: Omit<PresenceEntry, "since">): Promise<Omit<PresenceEntry, "document">[]> {
    const now = Date.now();
    const key = toPresenceKey(given);
    for (const [one, { seen }] of this.#entries) if (seen < now - presenceMs) this.#entries.delete(one);
    const since = this.#entries.get(key)?.since ?? now;
    this.#entries.set(key, { ...given, since, seen: now });
    return [...this.#entries]
      .filter(([one, { document }]) => one !== key && document === given.document)
      .map(([, { person, tab, field, since: start }]) => ({ person, tab, field, since: start }));
  }

  async remove(given: Pick<PresenceEntry, "document" | "person" | "tab">): Promise<void> {
    this.#entries.delete(toPresenceKey(given));
  }
}

export const toPresenceKey = ({ document, person, tab }: Pick<PresenceEntry, "document" | "person" | "tab">) =>
  JSON.stringify([document, person.id, tab]);
