import { kinds } from "./entry";
import type { Entry, Source } from "./entry";

/** An entry without its indexed texts. */
export const withoutTexts = ({ kind, title, path, detail, within, chain, names, copy }: Source): Entry => {
  return { kind, title, path, detail, within, chain, ...(names ? { names } : {}), ...(copy ? { copy } : {}) };
};

/** An entry as an array, because property names would be repeated a thousand times. */
export const packEntry = ({ kind, title, path, detail, within, chain, names, copy }: Entry): string[] => [
  kind,
  title,
  path,
  detail,
  within,
  chain,
  ...(names || copy ? [names ?? ""] : []),
  ...(copy ? [copy] : []),
];

/** The entry again. */
export function unpackEntry([
  kind,
  title = "",
  path = "",
  detail = "",
  within = "",
  chain = "",
  ...rest
]: string[]): Entry {
  const [names, copy] = rest;
  const entry = { kind: kinds.find((one) => one === kind) ?? "page", title, path, detail, within, chain };
  return { ...entry, ...(names ? { names } : {}), ...(copy ? { copy } : {}) };
}
