/** @jest-environment node */
import { readFileSync } from "node:fs";

type Locked = { optionalDependencies?: Record<string, string>; dependencies?: Record<string, string> };

const { packages }: { packages: Record<string, Locked> } = JSON.parse(readFileSync("package-lock.json", "utf8"));

/** Where Node would look for a package from another one's folder, nearest first. */
function placesOf(name: string, folder: string): string[] {
  const places = [];
  for (let at = folder; at; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/"))))
    places.push(`${at}/node_modules/${name}`);
  return [...places, `node_modules/${name}`];
}

// npm leaves out those of other systems when its registry does not have them, and `npm ci` then fails everywhere.
test("the lock file names every package that another one asks for, also those of other systems", () => {
  const missing = Object.entries(packages).flatMap(([folder, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !placesOf(name, folder).some((place) => place in packages))
      .map((name) => `${folder} → ${name}`),
  );
  expect(missing).toEqual([]);
});
