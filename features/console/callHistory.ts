import { array, number, object, string } from "yup";
import type { InferType } from "yup";

import { toRecordSchema } from "@/features/shared/contracts/toRecordSchema";

const entry = object({
  at: number().required(),
  network: string().required(),
  interface: string().required(),
  method: string().required(),
  values: toRecordSchema(string().defined()),
  /** Absent when there was no answer. */
  status: number(),
  milliseconds: number(),
  /** The answer as it came; absent where it was too long to keep. */
  body: string(),
});

const schema = array(entry.required()).required();
const maxEntries = 20;
/** Longest answer that is stored, in characters: twenty of them fit into what a browser keeps for a site. */
const maxStoredChars = 20_000;
const getKey = (chain: string) => `console:${chain}`;

/** One call that was sent from this browser. */
export type Sent = InferType<typeof entry>;

export type History = {
  /** What was sent to a chain from this browser, the newest first; empty when storage is closed. */
  read(chain: string): Sent[];
  /** Keeps the newest twenty, without answers that are too long. */
  keep(chain: string, sent: Sent[]): Sent[];
};

/** The history in this browser's storage; no key of a visitor stands in it. */
export const callHistory: History = {
  read(chain) {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(getKey(chain)) ?? "[]");
      return schema.isValidSync(stored, { strict: true }) ? schema.cast(stored) : [];
    } catch (error) {
      console.warn("console: the history could not be read", error);
      return [];
    }
  },
  keep(chain, sent) {
    const latest = sent
      .slice(0, maxEntries)
      .map(({ body, ...one }) => (body !== undefined && body.length <= maxStoredChars ? { ...one, body } : one));
    try {
      localStorage.setItem(getKey(chain), JSON.stringify(latest));
    } catch (error) {
      console.warn("console: the history is not stored", error);
    }
    return latest;
  },
};
