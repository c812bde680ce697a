import type { StoredDocument } from "../../domain/model/document.ts";
import { listSlices } from "./fields.ts";
import { getWidth } from "./checkHeads.ts";
import type { Site } from "./site.ts";

const langs = ["en-us", "zh-cn"] as const;
const day = 86_400_000;

/** A table of how many documents each language has, and a line for each that is out of date in one of them. */
export function parityTable({ documents }: Site): string {
  const groups = [
    ...Map.groupBy(
      documents.filter(({ type }) => type !== "redirect"),
      ({ group }) => group,
    ).values(),
  ];
  const types = [...new Set(documents.map(({ type }) => type))].filter((type) => type !== "redirect").sort();
  const late = groups.flatMap((group) => {
    const states = describeDifferences(group);
    return states.length > 0 ? [{ type: group[0]?.type ?? "", id: group[0]?.group ?? "", states }] : [];
  });
  const rows = types.map((type) => {
    const count = (lang: string) => documents.filter((one) => one.type === type && one.lang === lang).length;
    return [type, ...langs.map((lang) => String(count(lang))), String(late.filter((one) => one.type === type).length)];
  });
  const lines = late.map(({ id, states }) => `  ${id}: ${states.join("; ")}`);
  return [...align([["type", ...langs, "out of date"], ...rows]), ...lines].join("\n");
}

function describeDifferences(group: StoredDocument[]): string[] {
  const [english, chinese] = langs.map((lang) => group.find((document) => document.lang === lang));
  if (!english || !chinese) return group.map(({ lang }) => `only in ${lang}`);
  const [en, cn] = [english, chinese].map(({ last_publication_date }) =>
    Date.parse(last_publication_date.replace("+0000", "Z")),
  );
  const days = Math.round(((en ?? 0) - (cn ?? 0)) / day);
  const behind = days === 0 ? [] : [`${days > 0 ? "zh-cn" : "en-us"} is ${Math.abs(days)} days behind`];
  const [had, has] = [english, chinese].map((document) => listSlices(document).map(({ type }) => type));
  return had?.join() === has?.join() ? behind : [...behind, `slices differ: ${had?.length} and ${has?.length}`];
}

function align(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => getWidth(row[column] ?? "")))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  "),
  );
}
