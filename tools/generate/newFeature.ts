import { join } from "node:path";

import { runCommand } from "../run/runCommand.ts";
import { readFeatureName } from "./new/names.ts";
import { readTemplates } from "./new/readTemplates.ts";
import { writeFiles } from "./new/writeFiles.ts";
import { writeModels } from "./writeModels.ts";

/** `npm run new:feature -- <name>`: a feature from the templates. */
export const newFeature = (args: string[]): Promise<void> =>
  runCommand(async () => {
    const names = readFeatureName(args);
    console.log(`The feature ${names.kebab}:`);
    writeFiles(join("features", names.kebab), readTemplates("feature", names));
    for (const path of await writeModels()) console.log(`  ${path} (generated)`);
    console.log(`Next: call load${names.pascal} and ${names.pascal}Widget from a slice.`);
    return 0;
  });
