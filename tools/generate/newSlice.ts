import { join } from "node:path";

import { isLocale } from "../../features/shared/contracts/locales.ts";
import { runCommand } from "../run/runCommand.ts";
import { addToZones } from "./slices/zones.ts";
import { readSliceName, toSentence } from "./new/names.ts";
import { readTemplates } from "./new/readTemplates.ts";
import { writeFiles } from "./new/writeFiles.ts";
import type { Files } from "./new/writeFiles.ts";
import { writeModels } from "./writeModels.ts";

/** `npm run new:slice -- <Name> [Chinese name]`: a slice from the templates, offered to editors. */
export const newSlice = (args: string[]): Promise<void> =>
  runCommand(async () => {
    const names = readSliceName(args);
    console.log(`The slice ${names.pascal}:`);
    const chinese = names.chinese ?? toSentence(names);
    const files = nameInChinese(readTemplates("slice", names), chinese);
    writeFiles(join("slices", names.pascal), isLocale("cn") ? files : withoutLabels(files));
    for (const path of addToZones(names.snake)) console.log(`  ${path} (offered to editors)`);
    if (isLocale("cn") && !names.chinese)
      console.log(`  (its Chinese name in model.cn.json is to be translated: ${chinese})`);
    for (const path of await writeModels()) console.log(`  ${path} (generated)`);
    console.log("Next: change its fields in model.json, run npm run generate, and see it at /slice-simulator/.");
    return 0;
  });

const withoutLabels = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).filter(([file]) => !file.endsWith(".cn.json")));

/** The files with the slice's Chinese name. A name of one word is a single label, so its key is written once. */
const nameInChinese = (files: Files, name: string): Files =>
  Object.fromEntries(
    Object.entries(files).map(([file, text]) => {
      if (!file.endsWith(".cn.json")) return [file, text];
      const words: Record<string, string> = JSON.parse(text.replaceAll('"Chinese name"', () => JSON.stringify(name)));
      return [file, `${JSON.stringify(words, undefined, 2)}\n`];
    }),
  );
