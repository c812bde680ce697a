import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { string } from "yup";

import { getFallback, isLocale } from "#contracts/locales.ts";
import { toRecordSchema } from "#contracts/toRecordSchema.ts";

const wordsSchema = toRecordSchema(string().defined());
const folders = ["customtypes", "slices"];
// Sentences of failures, by code, and texts of screens, by name.
const studio = "cms";

/**
 * The translations into a language: those of every file beside a model (`index.cn.json`, `model.cn.json`) by the English
 * label, those of failures (`failures.cn.json`) and of screens (`messages.cn.json`) by their names. Missing ones are those
 * of the fallback language. Empty for a language without any.
 */
export async function readModelWords(locale: string): Promise<Record<string, string>> {
  const ending = `.${locale}.json`;
  const own = (await readdir(studio, { recursive: true })).filter((file) => file.endsWith(ending));
  const paths = await Promise.all(folders.map((folder) => listFiles(folder, ending)));
  const tables = await Promise.all([...paths.flat(), ...own.map((file) => join(studio, file))].map(readWords));
  const fallback = isLocale(locale) ? getFallback(locale) : undefined;
  return Object.assign(fallback ? await readModelWords(fallback) : {}, ...tables);
}

async function listFiles(root: string, suffix: string): Promise<string[]> {
  const models = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const names = await Promise.all(models.map(({ name }) => readdir(join(root, name))));
  return names.flatMap((files, index) =>
    files.filter((file) => file.endsWith(suffix)).map((file) => join(root, models[index]?.name ?? "", file)),
  );
}

async function readWords(path: string): Promise<Record<string, string>> {
  try {
    return await wordsSchema.validate(JSON.parse(await readFile(path, "utf8")));
  } catch (error) {
    throw new Error(`Expected translations in ${path}: {"English or name": "translation"}`, { cause: error });
  }
}
