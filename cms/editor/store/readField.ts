import type { DocumentStore } from "./DocumentStore.ts";
import { isJsonObject } from "./json.ts";
import type { Json } from "./json.ts";

/** The names and indexes of a path such as `primary.questions[2].answer`. */
export const splitPath = (path: string): string[] => path.split(/[.[\]]+/).filter(Boolean);

/** The value at a finding's path in a slice; `undefined` when there is none. */
export function readField(store: DocumentStore, slice: string, path: string): Json | undefined {
  const [first = "", ...steps] = splitPath(path);
  const leaf = first === "primary" ? `primary/${steps.shift() ?? ""}` : first;
  return steps.reduce<Json | undefined>(
    (value, step) => {
      if (Array.isArray(value)) return value[Number(step)];
      return isJsonObject(value) ? value[step] : undefined;
    },
    store.get(slice, leaf),
  );
}
