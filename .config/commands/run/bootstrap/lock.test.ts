/** @jest-environment node */
import { readFileSync } from "node:fs";

type Package = {
  version?: string;
  integrity?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
};

const { packages }: { packages: Record<string, Package> } = JSON.parse(readFileSync("package-lock.json", "utf8"));

/** Where npm may have put a package for the one that asks for it. */
function placesOf(name: string, path: string): string[] {
  const parts = path === "" ? [] : path.split(/\/?node_modules\//).slice(1);
  const parents = parts.map((_, index) => parts.slice(0, parts.length - index)).concat([[]]);
  return parents.map((parent) => [...parent, name].map((part) => `node_modules/${part}`).join("/"));
}

test("packages of other platforms are locked too, without which npm ci refuses the whole file", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !placesOf(name, path).some((place) => packages[place]?.version)),
  );
  expect(missing).toEqual([]);
});

test.each(["package-lock.json", ".config/commands/generate/icons/package-lock.json"])(
  "%s holds what each package must hash to, and leads to no registry but npm's",
  (file) => {
    const locked: { packages: Record<string, Package> } = JSON.parse(readFileSync(file, "utf8"));
    const all = Object.entries(locked.packages).filter(([path]) => path !== "");
    // npm writes none for packages of other systems that an earlier install left out: their entries are taken out of the
    // file, and `npm install --package-lock-only --omit-lockfile-registry-resolved` writes them anew.
    expect(all.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path)).toEqual([]);
    const hosts = new Set(all.flatMap(([, { resolved }]) => (resolved ? [new URL(resolved).host] : [])));
    expect([...hosts].filter((host) => host !== "registry.npmjs.org")).toEqual([]);
  },
);
