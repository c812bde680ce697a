/** @jest-environment node */
import { readFileSync } from "node:fs";

type Package = { version?: string; optionalDependencies?: Record<string, string> };

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
