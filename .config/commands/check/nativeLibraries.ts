import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A library that a package carries compiled: no registry and no lock file names it. */
type NativeLibrary = { name: string; version: string; licence: string; within: string };

// sharp's package counts versions by the names that the libraries' own builds have.
const otherName = (name: string, versions: Record<string, string>) =>
  [name, name.replace(/^lib/, ""), ...(name === "libultrahdr" ? ["uhdr"] : [])].find((one) => versions[one]) ?? name;

/** What the compiled libvips of sharp is made of, as its package tells; empty where sharp is not installed. */
export function listNativeLibraries(root = "node_modules/@img"): NativeLibrary[] {
  return globSync(join(root, "sharp-libvips-*")).flatMap((folder) => {
    if (!existsSync(join(folder, "README.md"))) return [];
    const versions: Record<string, string> = JSON.parse(readFileSync(join(folder, "versions.json"), "utf8"));
    const rows = readFileSync(join(folder, "README.md"), "utf8").matchAll(/^\| ([\w-]+) +\| (.+?) *\|$/gm);
    return [...rows].flatMap(([, name = "", terms = ""]) => {
      const licence = terms.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
      const version = versions[otherName(name, versions)] ?? "unknown";
      return name === "Library" ? [] : [{ name, version, licence, within: `@img/${basename(folder)}` }];
    });
  });
}

/** The same for people: a table of what is inside which package. */
export const describeNative = (libraries: NativeLibrary[]): string =>
  libraries.length === 0
    ? ""
    : [
        "## Compiled libraries inside these packages",
        "",
        "libvips (LGPL) is loaded as a shared library of its own and may be replaced by another build of it.",
        "",
        ...libraries.map(({ name, version, licence, within }) => `- ${name} ${version}: ${licence} (in ${within})`),
        "",
      ].join("\n");

/** Their entries in a bill of materials of CycloneDX. */
export const nativeComponents = (libraries: NativeLibrary[]) =>
  libraries.map(({ name, version, licence, within }) => ({
    type: "library",
    "bom-ref": `${within}#${name}@${version}`,
    name,
    version,
    purl: `pkg:generic/${name}@${version}`,
    licenses: [{ license: { name: licence } }],
    description: `Compiled into ${within}`,
  }));
