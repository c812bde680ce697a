import { globSync, readFileSync, writeFileSync } from "node:fs";

import type { Slice } from "./readSlice.ts";

const code = "{app,cms,e2e,features,server,services,slices,tools}/**/*.{ts,tsx,mjs}";
const maxShown = 30;

/** Renames a slice in the code: imports of its folder, its generated types, its component. Returns the changed files. */
export function renameInCode(from: Slice, to: Slice): string[] {
  return globSync(code).filter((path) => {
    const text = readFileSync(path, "utf8");
    const renamed = path.startsWith(`${to.folder}/`)
      ? renameOwn(renameOutside(text, from, to), from, to)
      : renameOutside(text, from, to);
    if (renamed !== text) writeFileSync(path, renamed);
    return renamed !== text;
  });
}

const renameOutside = (text: string, from: Slice, to: Slice) =>
  text
    .replaceAll(new RegExp(`(?<=["'/])slices/${from.name}(?=["'/])`, "g"), `slices/${to.name}`)
    .replaceAll(new RegExp(`\\bContent\\.${from.name}Slice`, "g"), `Content.${to.name}Slice`);

/** Names in the slice's own files: its component, and its id as a text. */
function renameOwn(text: string, from: Slice, to: Slice): string {
  const named = text
    .replaceAll(new RegExp(`(?<=export default (?:async )?function )${from.name}\\b`, "g"), to.name)
    .replaceAll(`"${from.id}"`, `"${to.id}"`);
  const imported = new RegExp(`(?<=^import )${from.name}(?= from "\\.(?:/index)?";$)`, "m");
  if (!imported.test(named)) return named;
  return named.replace(imported, to.name).replaceAll(new RegExp(`(?<=<|await )${from.name}(?=[\\s/>(])`, "g"), to.name);
}

/** Lines outside of its folder that name a slice, as texts to show; at most 30. */
export function listMentions({ name, folder, id }: Slice): string[] {
  const mention = new RegExp(`["'\`]${id}["'\`]|slices/${name}\\b`);
  const lines = globSync([code, "{docs,*}/*.md", "*.md"])
    .filter((path) => !path.startsWith(`${folder}/`) && !/^slices\/(?:index|models)\.ts$/.test(path))
    .sort()
    .flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .flatMap((line, index) => (mention.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
    );
  const more = lines.length - maxShown;
  return more > 0 ? [...lines.slice(0, maxShown), `… and ${more} lines more`] : lines;
}
