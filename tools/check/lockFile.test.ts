/** @jest-environment node */
import { readFileSync } from "node:fs";

type Package = {
  integrity?: string;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

function readPackages(file: string): Record<string, Package> {
  const { packages }: { packages: Record<string, Package> } = JSON.parse(readFileSync(file, "utf8"));
  return packages;
}

/** Folders in which Node resolves a package for a folder, nearest first. */
function listCandidates(name: string, folder: string): string[] {
  const candidates = [];
  for (let at = folder; at; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/"))))
    candidates.push(`${at}/node_modules/${name}`);
  return [...candidates, `node_modules/${name}`];
}

// npm omits packages of other platforms when its registry lacks them, and `npm ci` then fails everywhere.
test("the lock file contains every dependency of its packages, also those for other platforms", () => {
  const packages = readPackages("package-lock.json");
  const missing = Object.entries(packages).flatMap(([folder, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !listCandidates(name, folder).some((candidate) => candidate in packages))
      .map((name) => `${folder} → ${name}`),
  );
  expect(missing).toEqual([]);
});

test.each(["package-lock.json", "tools/generate/icons/package-lock.json"])(
  "%s holds the hash of each package, and points to no registry but npm's",
  (file) => {
    const all = Object.entries(readPackages(file)).filter(([path]) => path !== "");
    // npm keeps omitting packages that an earlier install omitted: remove their entries and run `npm install
    // --package-lock-only --omit-lockfile-registry-resolved`.
    expect(all.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path)).toEqual([]);
    const hosts = new Set(all.flatMap(([, { resolved }]) => (resolved ? [new URL(resolved).host] : [])));
    expect([...hosts].filter((host) => host !== "registry.npmjs.org")).toEqual([]);
  },
);
