import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { Problem } from "../run/bootstrap/problem.mjs";
import { runCommand } from "../run/runCommand.ts";

const templates = join(import.meta.dirname, "new", "templates", "site", "documents");
const placeholder = "Site name";
const usage = 'Name a folder that does not exist yet, and the site: npm run new:site -- my-content "My company"';

/**
 * `npm run new:site -- <folder> <name>`: the content of a new site, in both languages: settings, navigation, home,
 * about, contact, search.
 */
export const newSite = (args: string[]): Promise<void> =>
  runCommand(async () => {
    const [folder, name, ...more] = args;
    if (!folder || !name?.trim() || more.length > 0) throw new Problem(usage);
    if (existsSync(folder)) throw new Problem(`${folder} is there already; nothing was written. ${usage}`);
    const files = readdirSync(templates, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".json"),
    );
    for (const file of files) {
      const path = join(folder, "documents", file);
      mkdirSync(dirname(path), { recursive: true });
      // The name stands within JSON strings.
      const text = JSON.stringify(name.trim()).slice(1, -1);
      writeFileSync(
        path,
        readFileSync(join(templates, file), "utf8").replaceAll(placeholder, () => text),
      );
    }
    mkdirSync(join(folder, "images"));
    console.log(`${files.length} documents are in ${join(folder, "documents")}.`);
    console.log(`Next: set CONTENT_DIR=${folder} in .env, then npm start. The Studio edits them; its address and the`);
    console.log("first password are printed at the start.");
    return 0;
  });
