import { readFileSync } from "node:fs";

/** An entry of package-lock.json. */
type Locked = {
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
};
export type Lock = { name?: string; version?: string; packages: Record<string, Locked> };

/** A package of the running site. */
type Part = { name: string; version: string; licence: string; integrity: string | undefined };

// Licences of packages whose manifest names none, from their repositories.
const unnamed: Record<string, string> = { "@next/swc": "MIT" };

const lockFiles = { own: "package-lock.json", icons: "tools/generate/icons/package-lock.json" };

/** Lock files of the project and of the icon sets in its drawings. */
export function readLocks(): Record<keyof typeof lockFiles, Lock> {
  const read = (file: string): Lock => JSON.parse(readFileSync(file, "utf8"));
  return { own: read(lockFiles.own), icons: read(lockFiles.icons) };
}

/** Packages of the running site, each version once, sorted; packages that only tests need are omitted. */
export function listParts(...locks: Lock[]): Part[] {
  const parts = new Map<string, Part>();
  for (const [path, { version, license, integrity, dev }] of locks.flatMap(({ packages }) =>
    Object.entries(packages),
  )) {
    const name = path.split("node_modules/").at(-1) ?? "";
    if (!name || dev || !version) continue;
    const known = Object.entries(unnamed).find(([start]) => name.startsWith(start))?.[1];
    parts.set(`${name}@${version}`, { name, version, licence: license ?? known ?? "unknown", integrity });
  }
  return [...parts.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

// Licences that allow free use and redistribution. LGPL: libvips, which sharp links dynamically. OFL and CC-BY: fonts,
// browser data.
const allowed =
  /^(MIT|MIT-0|0BSD|ISC|Apache-2\.0|BSD-2-Clause|BSD-3-Clause|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|LGPL-3\.0-or-later|Unlicense)$/;

/** Whether every licence of an expression is allowed; of alternatives one is enough. */
export const isAllowed = (expression: string) =>
  expression
    .replace(/[()]/g, "")
    .split(/ AND /)
    .every((choice) => choice.split(/ OR /).some((one) => allowed.test(one.trim())));

/** A bill of materials in the CycloneDX format. */
export function makeBill({ name = "", version = "" }: Lock, parts: Part[]) {
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", name, version } },
    components: parts.map((part) => ({
      type: "library",
      "bom-ref": toPurl(part),
      name: part.name,
      version: part.version,
      purl: toPurl(part),
      licenses: [/ (AND|OR) /.test(part.licence) ? { expression: part.licence } : { license: { name: part.licence } }],
      ...(part.integrity?.startsWith("sha512-")
        ? { hashes: [{ alg: "SHA-512", content: Buffer.from(part.integrity.slice(7), "base64").toString("hex") }] }
        : {}),
    })),
  };
}

const toPurl = ({ name, version }: Part) => `pkg:npm/${name.replace("@", "%40")}@${version}`;

/** The licences as Markdown: each with its packages. */
export function makeList(parts: Part[]): string {
  const byLicence = Map.groupBy(parts, ({ licence }) => licence);
  const sections = [...byLicence].sort(([one], [other]) => (one < other ? -1 : 1));
  return sections
    .map(([licence, carriers]) => {
      const lines = carriers.map((part) => `- ${part.name} ${part.version}`);
      return `## ${licence} (${carriers.length})\n\n${lines.join("\n")}\n`;
    })
    .join("\n");
}
