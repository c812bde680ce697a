import { readModelFiles } from "#cms/repository/store/modelFiles.server.ts";
import type { HiddenValue } from "#cms/drafts/findHiddenContent.server.ts";

import { planModels, pushModels } from "./pushModels.ts";
import { readRepository } from "./readRepository.ts";
import type { SyncSettings } from "./readSyncSettings.ts";

const maxShown = 20;

/** `content:push -- --models`: pushes types and slices, after printing the content they would hide. */
export async function runPushModels({ repository, flags }: SyncSettings): Promise<void> {
  if (!repository.writeToken) throw new Error("PRISMIC_WRITE_TOKEN is not set");
  const { types, slices, problems } = readModelFiles({ modelsDir: "customtypes", slicesDir: "slices" });
  const [bad] = problems;
  if (bad) throw new Error(`${bad.path}: ${bad.problems[0]?.reason ?? "it is no model"}`);
  const remote = await readRepository(repository, console.log);
  const plan = await planModels({ to: repository, types, slices, remote });
  for (const { kind, model, isNew } of plan.changes)
    console.log(`${isNew ? "new    " : "changed"} ${kind} ${model.id}`);
  const { hidden, total, message } = plan.hidden;
  for (const value of hidden.slice(0, maxShown)) console.log(`hides   ${describe(value)}`);
  if (total > maxShown) console.log(`        and ${total - maxShown} values more`);
  console.log(message);
  if (flags.has("dry-run") || plan.changes.length === 0) return;
  if (total > 0 && !flags.has("hide")) {
    console.error("Nothing was pushed. Add --hide to push the models all the same; what they hide stays stored.");
    process.exitCode = 1;
    return;
  }
  await pushModels(repository, plan);
  console.log(`${plan.changes.length} models pushed.`);
}

const describe = ({ type, uid, document, lang, field, reason }: HiddenValue) =>
  `${type} ${uid ?? document} ${lang}: ${field}: ${reason}`;
