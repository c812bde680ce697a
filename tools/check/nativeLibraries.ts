import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A compiled library inside a package: no registry and no lock file lists it. */
type NativeLibrary = { name: string; version: string; licence: string; within: string };

// Keys of sharp's version list differ from the libraries' names.
const otherName = (name: string, versions: Record<string, string>) =>
  [name, name.replace(/^lib/, ""), ...(name === "libultrahdr" ? ["uhdr"] : [])].find((one) => versions[one]) ?? name;

/** Libraries in the compiled libvips of sharp, as its package lists them; empty where sharp is not installed. */
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

/** The same as a Markdown table of libraries and the packages that contain them. */
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

/** Their entries for a CycloneDX bill of materials. */
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
