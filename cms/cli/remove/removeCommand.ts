/**
 * `npm run content:remove -- marketplace faucet` removes documents in every language, and what refers to them. A name is
 * the uid, path, id or file of a document, which goes with all pages below it; or a type, which goes with all of its
 * documents. Shows everything first; removes it after a yes, or with `--remove`.
 */
import { rmSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";

import { readServicesEnv } from "#env";
import { getErrorMessage } from "#kit/log.ts";
import { readSite } from "#cms/cli/check/readSite.ts";
import { confirm } from "#cms/cli/confirm.ts";
import { listPublished } from "#cms/cli/listPublished.ts";
import { readStoredDocument } from "#cms/cli/readStoredDocument.ts";
import { writeStoredDocument } from "#cms/cli/writeStoredDocument.ts";
import { toStamp } from "#cms/repository/domain/model/document.ts";

import { findInCode } from "./findInCode.ts";
import { planRemoval } from "./planRemoval.ts";
import type { Removal } from "./planRemoval.ts";

const env = readServicesEnv();
const folder = join(env.CONTENT_DIR, "documents");

async function run(names: string[], isConfirmed: boolean): Promise<number> {
  if (names.length === 0) throw new Error("name what goes: npm run content:remove -- marketplace faucet");
  const site = await readSite(env.CONTENT_DIR);
  const paths = new Map(site.served.map(({ file, document }) => [document.id, join(folder, file)]));
  const documents = await Promise.all([...paths.values()].map(readStoredDocument));
  const removal = planRemoval(names, { ...site, documents }, site.served);
  const getFile = (id: string) => relative("", paths.get(id) ?? id);
  print(removal, getFile);
  const { removed, changed } = removal;
  const published = await listPublished(env);
  const hidden = [...removed, ...changed.map(({ document }) => document)].filter(({ id }) => published.has(id));
  if (hidden.length > 0) {
    const files = hidden.map(({ id }) => getFile(id)).join(", ");
    throw new Error(`other versions are published than the files have: npm run content:merge first (${files})`);
  }
  if (!isConfirmed && !(await confirm(`Remove ${count(removed.length, "document")}, change ${changed.length}?`))) {
    console.error("Nothing was removed. Add --remove to do what is shown above.");
    return 1;
  }
  const now = toStamp(Date.now());
  for (const { document } of changed)
    writeStoredDocument(getFile(document.id), { ...document, last_publication_date: now });
  for (const { id } of removed) rmSync(getFile(id));
  console.log(`${count(removed.length, "document")} removed, ${changed.length} changed.`);
  return 0;
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`;

function print({ removed, changed, findings, paths, unusedSlices }: Removal, getFile: (id: string) => string): void {
  for (const { id } of removed) console.log(`remove  ${getFile(id)}`);
  for (const { document, changes } of changed) {
    console.log(`change  ${getFile(document.id)}`);
    for (const { field, reason } of changes) console.log(`          ${field}: ${reason}`);
  }
  for (const line of findInCode(paths)) console.log(`code    ${line} (stays)`);
  if (unusedSlices.length > 0) console.log(`unused  slices in no document any more: ${unusedSlices.join(", ")}`);
  for (const { rule, where, message } of findings) console.log(`check   ${rule}: ${where}: ${message}`);
}

try {
  const options = { remove: { type: "boolean", default: false } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  process.exitCode = await run(positionals, values.remove);
} catch (error) {
  console.error(`${getErrorMessage(error)}\nNothing was removed.`);
  process.exitCode = 1;
}
