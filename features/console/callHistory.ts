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
  /** The unchanged response; absent if it was too long to store. */
  body: string(),
});

const schema = array(entry.required()).required();
const maxEntries = 20;
/** Maximum stored response, in characters: twenty of them fit into a site's storage. */
const maxStoredChars = 20_000;
const getKey = (chain: string) => `console:${chain}`;

/** One call that was sent from this browser. */
export type Sent = InferType<typeof entry>;

export type History = {
  /** Requests sent to a chain from this browser, latest first; empty when storage is blocked. */
  read(chain: string): Sent[];
  /** Stores the latest twenty, without responses above the limit. */
  keep(chain: string, sent: Sent[]): Sent[];
};

/** The history in this browser's storage; it contains no key of a visitor. */
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
