/**
 * `npm run import -- wordpress export.xml` brings the content of another system into the running repository, as a release of
 * drafts; `-- markdown folder` (or a ZIP archive), `-- prismic repository-name`, and `-- csv prices.csv --into pricing
 * --field slices[2].table` for a table or a group of a document. `--dry-run` only shows every document, file, redirect and
 * loss, `--publish` publishes what was imported, `--lang cn` and `--type page` say what becomes of posts. A private
 * Prismic repository needs PRISMIC_ACCESS_TOKEN; `--url http://host:3001/content` names an embedded one elsewhere.
 */
import { parseArgs } from "node:util";

import { readServicesEnv } from "#env";
import { readWriteToken, RepositoryClient } from "#cms/cli/publish/RepositoryClient.ts";
import { toLang } from "#cms/repository/domain/languages.ts";
import { getErrorMessage } from "#kit/log.ts";

import { importCsv } from "./importCsv.ts";
import { printResult } from "./printResult.ts";
import { readSourceFile } from "./readSourceFile.ts";
import { sendImport } from "./sendImport.ts";

const options = {
  "dry-run": { type: "boolean", default: false },
  publish: { type: "boolean", default: false },
  lang: { type: "string", default: "en" },
  type: { type: "string" },
  into: { type: "string" },
  field: { type: "string" },
  url: { type: "string" },
} as const;

const usage =
  "npm run import -- wordpress export.xml, markdown folder, prismic repository-name or csv file.csv --into page --field name";

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [kind = "", name = "", ...more] = positionals;
  const isKnown = ["wordpress", "markdown", "prismic", "csv"].includes(kind);
  if (!isKnown || name === "" || more.length > 0) throw new Error(`Name what is imported: ${usage}`);
  const { DATA_DIR, SERVICES_PORT, source } = readServicesEnv();
  const origin = `http://127.0.0.1:${SERVICES_PORT}`;
  const token = readWriteToken(DATA_DIR, source.PRISMIC_WRITE_TOKEN);
  const client = new RepositoryClient({ origin, token });
  const isDryRun = values["dry-run"];
  const lang = toLang(values.lang);
  if (kind === "csv") {
    if (!values.into || !values.field)
      throw new Error("Name the document and its field: --into pricing --field slices[2].table");
    return importCsv(name, { client, into: values.into, field: values.field, lang, isDryRun, say: console.log });
  }
  const form = new FormData();
  const fields = { kind, lang, type: values.type ?? "", dry_run: String(isDryRun) };
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  if (kind === "prismic") {
    form.set("repository", name);
    form.set("token", source.PRISMIC_ACCESS_TOKEN ?? "");
    form.set("url", values.url ?? "");
  } else form.set("file", await readSourceFile(name));
  const result = await sendImport(form, { origin, token, say: console.log });
  printResult(result, isDryRun);
  if (!values.publish || !result.release) return;
  await client.call("POST", `core/releases/${result.release.id}/publish`, {});
  console.log(`${result.documents.length} documents published.`);
}

run().catch((error: unknown) => {
  console.error(`${getErrorMessage(error)}\nNothing was imported.`);
  process.exitCode = 1;
});
