import type { DocumentStore } from "./DocumentStore.ts";
import { isJsonObject, withMember } from "./json.ts";
import type { Json } from "./json.ts";
import { splitPath } from "./readField.ts";

type Change = (value: Json | undefined) => Json | undefined;

/** Changes the field at a finding's path, such as `primary.questions[2].answer`; does nothing if the field is gone. */
export function changeField(store: DocumentStore, slice: string, path: string, change: Change): void {
  if (slice && !store.hasSlice(slice)) return;
  const [first = "", ...steps] = splitPath(path);
  const name = slice && first === "primary" ? `primary/${steps.shift() ?? ""}` : first;
  const leaf = slice ? name : `data/${name}`;
  store.set(slice, leaf, changeInside(store.get(slice, leaf), steps, change));
}

function changeInside(value: Json | undefined, [step, ...rest]: readonly string[], change: Change): Json | undefined {
  if (step === undefined) return change(value);
  if (isJsonObject(value)) return withMember(value, step, changeInside(value[step], rest, change));
  if (!Array.isArray(value)) return value;
  return value.map((entry, index) => (index === Number(step) ? (changeInside(entry, rest, change) ?? entry) : entry));
}
