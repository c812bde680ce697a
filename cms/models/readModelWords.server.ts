import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { string } from "yup";

import { toRecordSchema } from "#contracts/toRecordSchema.ts";

const wordsSchema = toRecordSchema(string().defined());
const folders = ["customtypes", "slices"];
// Sentences of the service's failures, by code.
const failures = "cms/shell";

/**
 * The translations of model labels into a language, by their English text: those of every file beside a model
 * (`index.cn.json`, `model.cn.json`), and of the service's failures (`failures.cn.json`). Empty for a language without any.
 */
export async function readModelWords(locale: string): Promise<Record<string, string>> {
  const ending = `.${locale}.json`;
  const own = (await readdir(failures)).filter((file) => file === `failures${ending}`);
  const paths = await Promise.all(folders.map((folder) => listFiles(folder, ending)));
  const tables = await Promise.all([...paths.flat(), ...own.map((file) => join(failures, file))].map(readWords));
  return Object.assign({}, ...tables);
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
    throw new Error(`Expected translated labels in ${path}: {"English": "translation"}`, { cause: error });
  }
}
