import type { Translation } from "../../../../features/shared/contracts/studio/translations.ts";
import { isObject } from "../../domain/model/document.ts";
import type { Json, StoredDocument } from "../../domain/model/document.ts";

/** How many fields changed in the source since their translation was called done. */
export const countBehind = ({ fields }: Translation, source: StoredDocument): number =>
  Object.entries(fields).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(findLeaf(source, name)))
    .length;

/** A field by the name that translations give it; `undefined` when it is gone. */
function findLeaf({ data }: StoredDocument, name: string): Json | undefined {
  const space = name.indexOf(" ");
  const [slice, leaf] = [name.slice(0, space), name.slice(space + 1)];
  const [group = "", member] = leaf.split("/");
  if (slice === "") return group === "data" && member ? data[member] : undefined;
  const found = Object.values(data)
    .flatMap((value) => (Array.isArray(value) ? value : []))
    .find((value) => isObject(value) && value.id === slice);
  if (!isObject(found)) return undefined;
  const holder = found[group];
  if (member === undefined) return holder;
  return isObject(holder) ? holder[member] : undefined;
}
