import { presenceMs } from "../../../features/shared/contracts/studio/presence.ts";
import type { PersonRef } from "../../../features/shared/contracts/studio/people.ts";
import { BoundedMap } from "../../kit/BoundedMap.ts";

type Entry = { document: string; person: PersonRef; tab: string; field: string | null; since: number; seen: number };

const maxEntries = 2_000;

/** Who works on which document right now, in memory; an entry ends half a minute after the last request. */
export class Presence {
  readonly #entries = new BoundedMap<string, Entry>(maxEntries);

  /** Notes that a person works on a document; returns everybody else on it. */
  update(given: Pick<Entry, "document" | "person" | "tab" | "field">): Omit<Entry, "document" | "seen">[] {
    const now = Date.now();
    const key = toKey(given);
    for (const [one, { seen }] of this.#entries) if (seen < now - presenceMs) this.#entries.delete(one);
    const since = this.#entries.get(key)?.since ?? now;
    this.#entries.set(key, { ...given, since, seen: now });
    return [...this.#entries]
      .filter(([one, { document }]) => one !== key && document === given.document)
      .map(([, { person, tab, field, since: start }]) => ({ person, tab, field, since: start }));
  }

  /** Notes that a person has left a document. */
  remove(given: Pick<Entry, "document" | "person" | "tab">): void {
    this.#entries.delete(toKey(given));
  }
}

const toKey = ({ document, person, tab }: Pick<Entry, "document" | "person" | "tab">) =>
  JSON.stringify([document, person.id, tab]);
