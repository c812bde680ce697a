import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Ground } from "./drawMark.ts";

/** Inputs of the brand files besides the mark. */
type BrandSource = {
  name: string;
  /** Text of the media kit's licence, in the languages of the site. */
  licence: string;
  /** Colour of the page in the light mode. */
  paper: string;
  grounds: Record<"light" | "dark", Ground>;
};

/** Reads the site's name, its press address and its colours from the site's own sources. */
export function readBrandSource(root: string): BrandSource {
  const settings = JSON.parse(readFileSync(join(root, "content/documents/en-us/settings/settings.json"), "utf8"));
  const name = String(settings.data.site_name);
  const press = `press@${String(settings.data.support_email).split("@")[1]}`;
  const sheet = readFileSync(join(root, "features/shared/styles/tokens.css"), "utf8");
  const [light = "", dark = ""] = readToken(sheet, "ink");
  return {
    name,
    licence: `${name} media kit

You may use these files, unchanged, to refer to ${name}. Questions about any other use: ${press}.
你可以原样使用这些文件来指代 ${name}。其他用途请先询问 ${press}。
`,
    paper: readToken(sheet, "paper")[0] ?? "",
    grounds: { light: { ink: light }, dark: { ink: dark } },
  };
}

/** Both modes' values of a token; throws a sentence when it has none. */
function readToken(sheet: string, name: string): string[] {
  const [, values] = new RegExp(`--${name}: light-dark\\((.+)\\);`).exec(sheet) ?? [];
  if (!values) throw new Error(`tokens.css has no --${name}: light-dark(#…, #…).`);
  return values.split(", ");
}
