import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";

const licence = `Halyard media kit

You may use these files, unchanged, to refer to Halyard. Questions about any other use: press@halyard.example.
你可以原样使用这些文件来指代 Halyard。其他用途请先询问 press@halyard.example。
`;

/** Every SVG and PNG of a folder and the licence as one archive; the same files give the same bytes. */
export function packBrand(folder) {
  const names = readdirSync(folder)
    .filter((name) => /\.(svg|png)$/.test(name))
    .sort();
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))]));
  // A fixed date, in whichever time zone: an archive must not differ by when or where it was made.
  const mtime = new Date(2026, 0, 1);
  return zipSync({ "LICENCE.txt": Buffer.from(licence), ...files }, { level: 9, mtime });
}
