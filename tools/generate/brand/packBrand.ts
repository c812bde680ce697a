import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { zipSync } from "fflate";

/** Every SVG and PNG of a folder and a licence as one archive; the same files give the same bytes. */
export function packBrand(folder: string, licence: string): Uint8Array {
  const names = readdirSync(folder)
    .filter((name) => /\.(svg|png)$/.test(name))
    .sort();
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))]));
  // A fixed date in every time zone: archives of the same files must be identical.
  const mtime = new Date(2026, 0, 1);
  return zipSync({ "LICENCE.txt": Buffer.from(licence), ...files }, { level: 9, mtime });
}
