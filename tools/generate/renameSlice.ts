import "../../services/kit/loadEnv.ts";

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { Problem } from "../run/bootstrap/problem.mjs";
import { runCommand } from "../run/runCommand.ts";
import { readSliceName } from "./new/names.ts";
import { readSlice } from "./slices/readSlice.ts";
import type { Slice } from "./slices/readSlice.ts";
import { listMentions, renameInCode } from "./slices/sliceCode.ts";
import { listDocumentsWith, retypeSlice } from "./slices/sliceDocuments.ts";
import { renameInZones } from "./slices/zones.ts";
import { writeModels } from "./writeModels.ts";

/** `npm run rename:slice -- <Old> <New>`: folder, model, labels, pictures, custom types, documents and code follow. */
export const renameSlice = (args: string[]): Promise<void> =>
  runCommand(async () => {
    const [old = "", ...names] = args;
    const from = readSlice(old);
    const { pascal, snake, chinese } = readSliceName(names);
    const to: Slice = { name: pascal, folder: join("slices", pascal), id: snake };
    if (existsSync(to.folder)) throw new Problem(`${to.folder}/ is there already; nothing was renamed.`);
    const documents = await listDocumentsWith(from.id);
    renameSync(from.folder, to.folder);
    renameModel(from, to, chinese);
    const changed = renameInCode(from, to);
    execFileSync(process.execPath, ["node_modules/oxfmt/bin/oxfmt", to.folder]);
    for (const document of documents) writeFileSync(document.path, retypeSlice(document, from.id, to.id));
    const paths = [to.folder, ...changed, ...renameInZones(from.id, to.id), ...documents.map(({ path }) => path)];
    for (const path of [...paths, ...(await writeModels())]) console.log(`  ${path}`);
    const mentions = listMentions(from);
    if (mentions.length > 0) console.log(["Lines that may still mean it:", ...mentions].join("\n  "));
    return 0;
  });

/** Sets name and id in the model, and the name's key in the files of translated labels. */
function renameModel(from: Slice, to: Slice, chinese: string | undefined): void {
  const path = join(to.folder, "model.json");
  const model = readFileSync(path, "utf8")
    .replace(`"id": "${from.id}"`, `"id": "${to.id}"`)
    .replace(`"name": "${from.name}"`, `"name": "${to.name}"`);
  writeFileSync(path, model);
  const labels = join(to.folder, "model.cn.json");
  if (!existsSync(labels)) return;
  const { [from.name]: translated, ...words }: Record<string, string> = JSON.parse(readFileSync(labels, "utf8"));
  const all = Object.entries({ ...words, [to.name]: chinese ?? translated ?? to.name });
  // A name of one word may also be a label.
  if (translated !== undefined && JSON.stringify(JSON.parse(model)).includes(`"${from.name}"`))
    all.push([from.name, translated]);
  writeFileSync(labels, `${JSON.stringify(Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`);
}
