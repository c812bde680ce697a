import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { readCoverage } from "./readCoverage";

const folder = join(process.cwd(), "features/social-image/fonts");
const faces = [
  { name: "Sans", file: "plex-sans-400.woff", weight: 400 },
  { name: "Sans", file: "plex-sans-600.woff", weight: 600 },
  { name: "Mono", file: "plex-mono-500.woff", weight: 500 },
  // The simplified Chinese part of Noto Sans; one weight, because each has 1.5 MB.
  { name: "Han", file: "noto-sans-sc-500.woff", weight: 500 },
] as const;

async function readFaces() {
  const files = await Promise.all(faces.map(({ file }) => readFile(join(folder, file))));
  const fonts = faces.map(({ name, weight }, index) => {
    const bytes = files[index] ?? Buffer.alloc(0);
    return { name, weight, style: "normal" as const, data: new Uint8Array(bytes).buffer };
  });
  const covered = new Set(files.flatMap((file) => [...readCoverage(file)]));
  return { fonts, covered };
}

let read: ReturnType<typeof readFaces> | undefined;

/** The faces of the pictures and the characters they can draw; read once. */
export const loadFaces = () => (read ??= readFaces());
