import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Names } from "./names.ts";
import type { Files } from "./writeFiles.ts";

const suffix = ".template";

/** The files of a new slice or feature: the templates of that kind with their placeholder names replaced. */
export function readTemplates(kind: "slice" | "feature", names: Names): Files {
  const folder = join(import.meta.dirname, "templates", kind);
  const files = readdirSync(folder).filter((name) => name.endsWith(suffix));
  return Object.fromEntries(
    files.map((name) => [
      replaceNames(name.slice(0, -suffix.length), names),
      replaceNames(readFileSync(join(folder, name), "utf8"), names),
    ]),
  );
}

const replaceNames = (text: string, { pascal, kebab, snake }: Names): string => {
  const words = kebab.replaceAll("-", " ");
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return text
    .replaceAll("PascalName", pascal)
    .replaceAll("kebab-name", kebab)
    .replaceAll("snake_name", snake)
    .replaceAll("Sentence name", sentence);
};
