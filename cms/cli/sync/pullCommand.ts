/**
 * `npm run content:pull -- --repository name` writes a Prismic repository to `content/`: documents of every language
 * and their files. It resumes after an interruption. `--folder dir` writes elsewhere, `--prune` deletes documents that
 * the repository does not have; a private repository needs PRISMIC_ACCESS_TOKEN.
 */
import { loadModels } from "#cms/repository/store/modelFiles.server.ts";

import { pull } from "./pull.ts";
import { runSync } from "./runSync.ts";

await runSync("Pulling", async ({ repository, folder, flags }) => {
  const models = loadModels("customtypes", "slices");
  const prune = flags.has("prune");
  const { written, same, files, gone } = await pull({
    from: repository,
    into: folder,
    models,
    prune,
    say: console.log,
  });
  console.log(`${written} documents written, ${same} unchanged, ${files} files loaded, into ${folder}.`);
  for (const file of gone) console.log(`${prune ? "removed" : "not in the repository"}: ${file}`);
});
