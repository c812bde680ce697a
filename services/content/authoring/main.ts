/**
 * `npm run content:compose -- drafts/*.yaml` writes documents into `content/documents` from short drafts.
 *
 * A draft file (YAML or JSON) is a list of
 *   { type: page, uid: about, lang: en | cn, parent: /company/, tags: [], data: { title: …, … },
 *     slices: [{ type: hero, variation: compact, title: Words, lede: "Markdown with [links](/about/)", … }] }
 * Rich text is Markdown (`> note` and `> [!warning] note` for notes), a link is an address (`/about/`, `#contact`,
 * `https://…`) or { url, text, variant }, a picture is `name.svg | alternative text`, a table is a Markdown table.
 * Writing the same draft twice changes nothing.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { parse } from "yaml";

import { readServicesEnv } from "../../env.ts";
import { messageOf } from "../../log.ts";
import { Library } from "../files/library.ts";
import { loadModels } from "../model/modelFiles.ts";
import { readDocument } from "../model/readDocument.ts";
import { compose, readDraft } from "./compose.ts";
import type { Draft } from "./compose.ts";
import { pathIndex } from "./paths.ts";

const models = loadModels("customtypes", "slices");
const folder = join(readServicesEnv().CONTENT_DIR, "documents");
const now = `${new Date().toISOString().slice(0, 19)}+0000`;

/** The drafts of a file; throws a sentence that names it. */
function readDrafts(file: string): Draft[] {
  try {
    if (!existsSync(file)) throw new Error("there is no such file");
    const value: unknown = parse(readFileSync(file, "utf8"));
    if (!Array.isArray(value)) throw new Error("a draft file is a list of drafts");
    return value.map(readDraft);
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`, { cause: error });
  }
}

async function run(files: string[]): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const library = new Library(folder, models);
  await library.read();
  const before = new Map(library.documents.map((document) => [document.id, document]));
  const drafts = files.flatMap((file) => readDrafts(file));
  const idOfPath = pathIndex(drafts, library.documents);
  let failed = 0;
  for (const draft of drafts) {
    try {
      const path = join(folder, draft.lang === "en" ? "en-us" : "zh-cn", draft.type, `${draft.uid ?? draft.type}.json`);
      const old = existsSync(path) ? readFileSync(path, "utf8") : "";
      const known = old ? JSON.parse(old) : undefined;
      const document = compose(draft, { models, idOfPath, before: known, now });
      const text = `${JSON.stringify(document, null, 2)}\n`;
      const { problems } = readDocument(text, models);
      for (const { field, reason } of problems) throw new Error(`${document.id}: ${field}: ${reason}`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      console.log(`${text === old ? "same   " : "written"} ${path.slice(folder.length + 1)}`);
      before.set(document.id, document);
    } catch (error) {
      failed += 1;
      console.error(`failed  ${messageOf(error)}`);
    }
  }
  return failed;
}

const files = process.argv.slice(2);
try {
  if (files.length === 0) throw new Error("name the files of the drafts: npm run content:compose -- drafts/about.yaml");
  process.exitCode = (await run(files)) > 0 ? 1 : 0;
} catch (error) {
  console.error(`failed  ${messageOf(error)}\nNothing was written.`);
  process.exitCode = 1;
}
