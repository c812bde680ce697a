import { join } from "node:path";

import { runCommand } from "../run/runCommand.ts";
import { readFeatureName } from "./new/names.ts";
import { readTemplates } from "./new/readTemplates.ts";
import { writeFiles } from "./new/writeFiles.ts";

await runCommand(async () => {
  const names = readFeatureName(process.argv.slice(2));
  console.log(`The feature ${names.kebab}:`);
  writeFiles(join("features", names.kebab), readTemplates("feature", names));
  console.log(`Next: call load${names.pascal} and ${names.pascal}Widget from a slice.`);
  return 0;
});
