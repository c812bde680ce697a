import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { toSentence } from "./names.ts";
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

const replaceNames = (text: string, names: Names): string =>
  text
    .replaceAll("PascalName", names.pascal)
    .replaceAll("kebab-name", names.kebab)
    .replaceAll("snake_name", names.snake)
    .replaceAll("Sentence name", toSentence(names));
