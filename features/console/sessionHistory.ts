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
});

const schema = array(entry.required()).required();
const maxEntries = 20;
const getKey = (chain: string) => `console:${chain}`;

/** One call that was sent from this tab. */
export type Sent = InferType<typeof entry>;

export type History = {
  /** What was sent to a chain from this tab, the newest first; empty when storage is closed. */
  read(chain: string): Sent[];
  /** Keeps the newest twenty. */
  keep(chain: string, sent: Sent[]): Sent[];
};

/** The history in session storage, which lasts as long as the tab. */
export const sessionHistory: History = {
  read(chain) {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(getKey(chain)) ?? "[]");
      return schema.isValidSync(kept, { strict: true }) ? schema.cast(kept) : [];
    } catch (error) {
      console.warn("console: the history could not be read", error);
      return [];
    }
  },
  keep(chain, sent) {
    const newest = sent.slice(0, maxEntries);
    try {
      sessionStorage.setItem(getKey(chain), JSON.stringify(newest));
    } catch (error) {
      console.warn("console: the history is not kept", error);
    }
    return newest;
  },
};
