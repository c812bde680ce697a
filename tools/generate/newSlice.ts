import { join } from "node:path";

import { runCommand } from "../run/runCommand.ts";
import { addModelWords } from "./new/addModelWords.ts";
import { addToZones } from "./new/addToZones.ts";
import { readSliceName, toSentence } from "./new/names.ts";
import { readTemplates } from "./new/readTemplates.ts";
import { writeFiles } from "./new/writeFiles.ts";
import { writeModels } from "./writeModels.ts";

/** `npm run new:slice -- <Name> [Chinese name]`: a slice from the templates, offered to editors. */
export const newSlice = (args: string[]): Promise<void> =>
  runCommand(async () => {
    const names = readSliceName(args);
    console.log(`The slice ${names.pascal}:`);
    writeFiles(join("slices", names.pascal), readTemplates("slice", names));
    for (const path of addToZones(names.snake)) console.log(`  ${path} (offered to editors)`);
    const name = names.chinese ?? toSentence(names);
    const words = addModelWords({ [names.pascal]: name, [toSentence(names)]: name });
    console.log(`  ${words} (${names.chinese ? "its name in the Studio" : "to be translated"}: ${name})`);
    await writeModels();
    console.log("  slices/index.ts, slices/models.ts, customtypes/prismicio-types.d.ts (generated)");
    console.log("Next: change its fields in model.json, run npm run generate, and see it at /slice-simulator/.");
    return 0;
  });
