/**
 * `npm run content:push -- --repository name` writes `content/` to a Prismic repository, which must have its types and
 * slices: Slice Machine pushes them, or `--models`, which prints the content they would hide there and then requires
 * `--hide`. Values that do not fit the local models are listed first and not sent. PRISMIC_WRITE_TOKEN is the
 * repository's permanent write token. `--dry-run` lists the changes; `--publish` publishes the migration release at the
 * end. It resumes after an interruption.
 */
import { join } from "node:path";

import { DocumentFiles } from "#cms/repository/store/DocumentFiles.server.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { loadModels } from "#cms/repository/store/modelFiles.server.ts";

import { makePlan } from "./makePlan.ts";
import { publishPushed, push } from "./push.ts";
import { runPushModels } from "./runPushModels.ts";
import { PushState } from "./PushState.ts";
import { readRepository } from "./readRepository.ts";
import { runSync } from "./runSync.ts";

const list = (word: string, documents: StoredDocument[]) => {
  for (const { type, lang, uid, id } of documents) console.log(`${word} ${type} ${lang} ${uid ?? id}`);
};

await runSync("Pushing", async (settings) => {
  const { repository, folder, stateFile, flags } = settings;
  if (flags.has("models")) return runPushModels(settings);
  if (!repository.writeToken && !flags.has("dry-run")) throw new Error("PRISMIC_WRITE_TOKEN is not set");
  const models = loadModels("customtypes", "slices");
  const local = new DocumentFiles(join(folder, "documents"), models);
  await local.read();
  const state = new PushState(stateFile);
  await state.open();
  for (const { file, problems } of local.problems)
    for (const { field, reason } of problems) console.log(`without ${file}: ${field || "(file)"}: ${reason}`);
  const remote = await readRepository(repository, console.log);
  const imagesDir = join(folder, "images");
  const plan = makePlan({ local: local.documents, remote, state, models, imagesDir });
  list("new    ", plan.create);
  list("changed", plan.update);
  for (const { name } of plan.files) console.log(`file    ${name}`);
  console.log(
    `${plan.create.length} new, ${plan.update.length} changed, ${plan.same} unchanged, ${plan.files.length} files.`,
  );
  const hasChanges = plan.create.length + plan.update.length > 0;
  if (!flags.has("dry-run") && hasChanges) {
    await push({ to: repository, imagesDir, plan, state, remote, say: console.log });
    if (flags.has("publish")) console.log(`${await publishPushed(repository)} documents published.`);
    else console.log("Pushed. Publish the migration release in Prismic, or run again with --publish.");
  } else if (flags.has("publish") && !flags.has("dry-run"))
    console.log(`${await publishPushed(repository)} documents published.`);
});
