import { completeLangs, languages, masterLang } from "#cms/repository/domain/languages.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { listSlices } from "#cms/checks/rules/fields.ts";
import { getWidth } from "#cms/checks/headWidths.contract.ts";
import type { WholeSite } from "#cms/checks/rules/site.ts";

const langs = languages.map(({ id }) => id);
const dayMs = 86_400_000;

/** A table of document counts by language, and a line for each document that is outdated in a language. */
export function parityTable({ documents }: WholeSite): string {
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
  const missing = completeLangs.filter((lang) => !group.some((document) => document.lang === lang));
  if (missing.length > 0) {
    const [one] = group;
    return group.length === 1 && one ? [`only in ${one.lang}`] : missing.map((lang) => `not in ${lang}`);
  }
  const original = group.find(({ lang }) => lang === masterLang);
  const others = group.filter((document) => document !== original);
  return original ? others.flatMap((translation) => describeDifference(original, translation)) : [];
}

function describeDifference(original: StoredDocument, translation: StoredDocument): string[] {
  const days = Math.round((getTime(original) - getTime(translation)) / dayMs);
  const late = days > 0 ? translation.lang : original.lang;
  const count = Math.abs(days);
  const behind = count === 0 ? [] : [`${late} is ${count} ${count === 1 ? "day" : "days"} behind`];
  const [had, has] = [original, translation].map((document) => listSlices(document).map(({ type }) => type));
  return had?.join() === has?.join() ? behind : [...behind, `slices differ: ${had?.length} and ${has?.length}`];
}

const getTime = ({ last_publication_date }: StoredDocument) => Date.parse(last_publication_date.replace("+0000", "Z"));

function align(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => getWidth(row[column] ?? "")))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  "),
  );
}
