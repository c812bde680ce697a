/**
 * `npm run content:compose -- drafts/*.yaml` writes documents into `content/documents` from short drafts. All of them are
 * checked first, and none is written if one is rejected; what would be replaced is shown, and replaced with `--replace`
 * or after a yes.
 *
 * A draft file (YAML or JSON) is a list of
 *   { type: page, uid: about, lang: en | cn | …, parent: /company/, tags: [], data: { title: …, … },
 *     slices: [{ type: hero, variation: compact, title: Words, lede: "Markdown with [links](/about/)", … }] }
 * Rich text is Markdown (`> note` and `> [!warning] note` for notes), a link is an address (`/about/`, `#contact`,
 * `https://…`) or { url, text, variant }, a picture is `name.svg | alternative text`, a table is a Markdown table. A value
 * in the full form of the documents is taken as it is. `npm run content:open -- about` writes a document as a draft.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";

import { readServicesEnv } from "#env";
import { getErrorMessage } from "#kit/log.ts";
import { readSite } from "#cms/cli/check/readSite.ts";
import { confirm } from "#cms/cli/confirm.ts";
import { listPublished } from "#cms/cli/listPublished.ts";
import { writeStoredDocument } from "#cms/cli/writeStoredDocument.ts";
import { describeTypeWithoutPath, listTypesWithoutPath } from "#cms/cli/validate/findModelProblems.ts";
import { toStamp } from "#cms/repository/domain/model/document.ts";
import { showChange } from "#cms/cli/open/showChange.ts";

import { composeDrafts } from "./composeDrafts.ts";
import type { Composed } from "./composeDrafts.ts";
import type { Complaint } from "./readDraftFile.ts";

const env = readServicesEnv();
const { CONTENT_DIR } = env;

const isSame = ({ document, before }: Composed) => JSON.stringify(document) === JSON.stringify(before);

async function run(files: string[], replace: boolean): Promise<number> {
  if (files.length === 0) throw new Error("name the files of the drafts: npm run content:compose -- drafts/about.yaml");
  const site = await readSite(CONTENT_DIR);
  const options = { contentDir: CONTENT_DIR, site, now: toStamp(Date.now()) };
  const { composed, complaints } = await composeDrafts(files, options);
  const published = await listPublished(env);
  const hidden = composed
    .filter(({ document }) => published.has(document.id))
    .map(({ file }) => ({
      file,
      message: "another version was published, and is shown instead; npm run content:merge first",
    }));
  const all: Complaint[] = [...complaints, ...hidden];
  for (const { file, line, message } of all) console.error(`failed  ${line ? `${file}:${line}` : file}: ${message}`);
  if (all.length > 0) return stop("");
  const replaced = composed.filter((one) => one.before && !isSame(one));
  for (const one of replaced) console.log(`replace ${one.file}\n${showChange(one, site)}`);
  const [these, those] =
    replaced.length === 1 ? ["this document", "the document"] : [`these ${replaced.length} documents`, "the documents"];
  if (replaced.length > 0 && !replace && !(await confirm(`Replace ${these}?`))) {
    return stop(` Add --replace to replace ${those} shown above.`);
  }
  for (const one of composed) {
    if (!isSame(one)) writeStoredDocument(join(CONTENT_DIR, "documents", one.file), one.document);
    console.log(`${isSame(one) ? "same   " : "written"} ${one.file}`);
  }
  const types = new Set(composed.map(({ document }) => document.type));
  for (const type of listTypesWithoutPath(site.models).filter((one) => types.has(one)))
    console.warn(describeTypeWithoutPath(type));
  return 0;
}

function stop(more: string): number {
  console.error(`Nothing was written.${more}`);
  return 1;
}

try {
  const options = { replace: { type: "boolean", default: false } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  process.exitCode = await run(positionals, values.replace);
} catch (error) {
  console.error(`failed  ${getErrorMessage(error)}\nNothing was written.`);
  process.exitCode = 1;
}
