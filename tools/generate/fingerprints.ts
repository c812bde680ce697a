import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";

import { transformSync } from "esbuild";

import { readBrandSource } from "./brand/readBrandSource.ts";

/** Outputs of `npm run generate` besides models. */
export type Part = "brand" | "fonts" | "icons";

const here = "tools/generate";
const file = join(here, "fingerprints.json");

/** Sources and results of each part, as files or as the relevant text. */
const inputs: Record<Part, () => string[]> = {
  brand: () => [
    ...readAll(`${here}/brand/{drawMark,makeBrand,outlineName,packBrand,readBrandSource,writeDrawing}.ts`),
    ...readAll("content/images/brand/*"),
    ...readAll("public/{brand/*,icon.svg,icon-192.png,icon-512.png,apple-icon.png,favicon.ico}"),
    ...readAll("features/shared/ui/Mark/Drawing.tsx"),
    JSON.stringify(readBrandSource(".")),
  ],
  fonts: () => [
    ...readAll(`${here}/fonts.mjs`),
    ...["@fontsource-variable/ibm-plex-sans", "@fontsource/ibm-plex-mono", "subset-font"].map(readLockedVersion),
    ...readAll("features/shared/styles/fonts/*.woff2"),
    ...readAll("content/images/diagrams/*.svg"),
  ],
  icons: () => [
    ...readAll(`${here}/icons/{draw,optimizeIcon,prepareIcon}.mjs`),
    ...readAll(`${here}/icons/package-lock.json`),
    ...readAll("public/icons/*"),
    ...readAll("features/shared/ui/ChainIcon/sprites.ts"),
    readChainNames(),
  ],
};

export const parts: readonly Part[] = ["brand", "fonts", "icons"];

/** Whether sources and results of a part are unchanged since the last run. */
export const isCurrent = (part: Part): boolean => readFingerprints()[part] === getFingerprint(part);

/** Records the current sources and results of a part. */
export function keepFingerprint(part: Part): void {
  const fingerprints = { ...readFingerprints(), [part]: getFingerprint(part) };
  writeFileSync(file, `${JSON.stringify(fingerprints, null, 2)}\n`);
}

function getFingerprint(part: Part): string {
  const sum = createHash("sha256");
  for (const text of inputs[part]()) sum.update(`${text.length} `).update(text);
  return sum.digest("hex").slice(0, 16);
}

const readFingerprints = (): Partial<Record<Part, string>> => JSON.parse(readFileSync(file, "utf8"));

const readAll = (pattern: string) =>
  globSync(pattern)
    .sort()
    .flatMap((path) => [path, isProgram(path) ? readProgram(path) : readFileSync(path, "base64")]);

const isProgram = (path: string) => [".ts", ".tsx", ".mjs"].includes(extname(path));

/** A program without comments and layout, which do not affect its output. */
const readProgram = (path: string) =>
  transformSync(readFileSync(path, "utf8"), {
    loader: path.endsWith("x") ? "tsx" : "ts",
    minifyWhitespace: true,
    legalComments: "none",
  }).code;

function readLockedVersion(name: string): string {
  return JSON.stringify(
    JSON.parse(readFileSync("package-lock.json", "utf8")).packages[`node_modules/${name}`]?.version,
  );
}

/** Catalogue fields by which an icon is found. */
function readChainNames(): string {
  type Chain = {
    key: string;
    name: string;
    ticker: string;
    family: string;
    networks?: { mainnet?: { chainId?: number } };
  };
  const chains: Chain[] = JSON.parse(readFileSync("content/data/protocols.json", "utf8"));
  return JSON.stringify(
    chains.map(({ key, name, ticker, family, networks }) => [key, name, ticker, family, networks?.mainnet?.chainId]),
  );
}
