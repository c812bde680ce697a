import { starterContent } from "./starterContent.ts";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const languages = ["en-us", "zh-cn"];

/** A folder with some pages of a new site, its menus and settings; `remove` deletes it. */
export function pickContent(pages: string[]): { contentDir: string; remove: () => void } {
  const contentDir = mkdtempSync(join(tmpdir(), "content-some-"));
  for (const part of ["data", "images"]) symlinkSync(resolve("content", part), join(contentDir, part));
  const parts = ["navigation", "settings", ...pages.map((page) => `page/${page}.json`)];
  for (const language of languages) {
    const folder = join(contentDir, "documents", language);
    mkdirSync(folder, { recursive: true });
    for (const part of parts)
      cpSync(join(starterContent, "documents", language, part), join(folder, part), { recursive: true });
  }
  return { contentDir, remove: () => rmSync(contentDir, { recursive: true }) };
}
