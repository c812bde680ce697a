import { number, object, string } from "yup";
import type { InferType } from "yup";

import { personRefSchema } from "#cms/people/contract.ts";
import { BoundedMap } from "#kit/BoundedMap.ts";

import { presenceMs } from "./contract.ts";

export const presenceEntrySchema = object({
  document: string().required(),
  person: personRefSchema.required(),
  tab: string().defined(),
  field: string().nullable().defined(),
  since: number().required(),
});

/** A person's presence on a document: tab, field and start. */
export type PresenceEntry = InferType<typeof presenceEntrySchema>;

export type PresenceRegistry = {
  /** Records a person's presence on a document; returns all others on it. */
  update: (given: Omit<PresenceEntry, "since">) => Promise<Omit<PresenceEntry, "document">[]>;
  /** Records that a person has left a document. */
  remove: (given: Pick<PresenceEntry, "document" | "person" | "tab">) => Promise<void>;
};

const maxEntries = 2_000;

/** Presence by document, in memory; an entry expires half a minute after the last request. */
export class Presence implements PresenceRegistry {
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
