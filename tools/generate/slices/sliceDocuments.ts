import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

import { readServicesEnv } from "../../../services/env.ts";
import { listPublished } from "../../../cms/cli/listPublished.ts";
import { Problem } from "../../run/bootstrap/problem.mjs";

/** A file with documents' content, as text. */
export type DocumentFile = { path: string; text: string };

const templates = "tools/generate/new/templates/site/documents";

/**
 * The files of the content, and of the templates for a new site, that hold a slice. Throws while one of them is published
 * in another version, which a change of the file would not reach.
 */
export async function listDocumentsWith(sliceId: string): Promise<DocumentFile[]> {
  const env = readServicesEnv();
  const holds = new RegExp(`"slice_type":\\s*"${sliceId}"`);
  const files = [join(env.CONTENT_DIR, "documents"), templates]
    .flatMap((folder) => globSync(join(folder, "**/*.json")).sort())
    .map((path) => ({ path: relative("", path), text: readFileSync(path, "utf8") }))
    .filter(({ text }) => holds.test(text));
  const published = await listPublished(env);
  const hidden = files.filter(({ text }) => published.has(JSON.parse(text).id));
  if (hidden.length > 0) {
    const paths = hidden.map(({ path }) => path).join(", ");
    throw new Problem(`Other versions are published than the files have: npm run content:merge first (${paths}).`);
  }
  return files;
}

/** The document without the slice, as text. */
export function removeSlice({ text }: DocumentFile, sliceId: string): string {
  const without = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((one) => one?.slice_type !== sliceId).map(without);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, without(one)]));
  };
  return `${JSON.stringify(without(JSON.parse(text)), null, 2)}\n`;
}

/** The document with another type of the slice, as text. */
export const retypeSlice = ({ text }: DocumentFile, from: string, to: string): string =>
  text.replaceAll(new RegExp(`("slice_type":\\s*)"${from}"`, "g"), `$1"${to}"`);
