import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";

import { Problem } from "../run/bootstrap/problem.mjs";
import { runCommand } from "../run/runCommand.ts";

const templates = join(import.meta.dirname, "new", "templates", "site", "documents");
const placeholder = "Site name";
const usage = 'Name a folder that does not exist yet, and the site: npm run new:site -- my-content "My company"';

/**
 * `npm run new:site -- <folder> <name>`: the content of a new site, in both languages: settings, navigation, home,
 * about, contact, search. `.env` names the folder from then on, unless it names another one already.
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
    const isUsed = useFolder(folder);
    console.log(
      isUsed ? `CONTENT_DIR in .env names ${folder}.` : `Next: set CONTENT_DIR=${folder} where another is set.`,
    );
    console.log("Next: npm start. The Studio edits them; its address and the first password are printed at the start.");
    return 0;
  });

/** Lets `.env` name a folder, unless a folder is set already; returns whether it does. */
function useFolder(folder: string): boolean {
  const texts = [".env.local", ".env"].map((file) => (existsSync(file) ? readFileSync(file, "utf8") : ""));
  if (process.env.CONTENT_DIR || texts.some((text) => parseEnv(text).CONTENT_DIR)) return false;
  const [, own = ""] = texts;
  const quote = /^[\w./-]+$/.test(folder) ? "" : ["'", '"', "`"].find((one) => !folder.includes(one));
  if (quote === undefined) return false;
  appendFileSync(".env", `${own === "" || own.endsWith("\n") ? "" : "\n"}CONTENT_DIR=${quote}${folder}${quote}\n`);
  return true;
}
