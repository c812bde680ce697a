import "../../services/kit/loadEnv.ts";

import { rmSync, writeFileSync } from "node:fs";

import { confirm } from "../../cms/cli/confirm.ts";
import { Problem } from "../run/bootstrap/problem.mjs";
import { runCommand } from "../run/runCommand.ts";
import { readSlice } from "./slices/readSlice.ts";
import { listMentions } from "./slices/sliceCode.ts";
import { listDocumentsWith, removeSlice as removeFromDocument } from "./slices/sliceDocuments.ts";
import { removeFromZones } from "./slices/zones.ts";
import { writeModels } from "./writeModels.ts";

const usage = "Name one slice: npm run remove:slice -- PriceAlert";

/**
 * `npm run remove:slice -- <Name>` shows the documents and lines of code that have a slice; after a yes, or with
 * `--remove`, it removes the slice from documents and custom types, and its folder.
 */
export const removeSlice = (args: string[]): Promise<void> =>
  runCommand(async () => {
    const [name, ...more] = args.filter((arg) => arg !== "--remove");
    if (name === undefined || more.length > 0) throw new Problem(usage);
    const slice = readSlice(name);
    const documents = await listDocumentsWith(slice.id);
    console.log(`  ${slice.folder}/`);
    for (const { path } of documents) console.log(`  ${path} (without the slice)`);
    const mentions = listMentions(slice);
    if (mentions.length > 0) console.log(["Lines that may still mean it:", ...mentions].join("\n  "));
    if (!args.includes("--remove") && !(await confirm(`Remove ${name}, and change ${documents.length} documents?`)))
      throw new Problem("Nothing was removed. Add -- --remove to do what is shown above.");
    rmSync(slice.folder, { recursive: true });
    for (const document of documents) writeFileSync(document.path, removeFromDocument(document, slice.id));
    for (const path of [...removeFromZones(slice.id), ...(await writeModels())]) console.log(`  ${path}`);
    console.log("Next: npm run content:check, and npm run typecheck if code was listed above.");
    return 0;
  });
