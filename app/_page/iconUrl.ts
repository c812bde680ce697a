import { readFileSync } from "node:fs";
import { join } from "node:path";

const signs: Record<string, string> = { "<": "%3C", ">": "%3E", "#": "%23", '"': "%22", "%": "%25" };

/**
 * The site's icon (`public/icon.svg`) as a data URL: browsers request icons during rendering, which this saves.
 * `favicon.ico` remains as a file.
 */
export const iconUrl = `data:image/svg+xml,${readFileSync(join(process.cwd(), "public", "icon.svg"), "utf8")
  .trim()
  .replaceAll(/\s*([<>{};:,])\s*/g, "$1")
  .replaceAll(/\s*\/>/g, "/>")
  .replaceAll(";}", "}")
  .replaceAll(/[<>#"%]/g, (sign) => signs[sign] ?? sign)}`;
