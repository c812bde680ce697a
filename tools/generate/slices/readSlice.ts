import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { Problem } from "../../run/bootstrap/problem.mjs";

/** A slice of the project: its name, its folder, and the id that documents and custom types refer to. */
export type Slice = { name: string; folder: string; id: string };

/** Reads a slice by its name; throws for an unknown one. */
export function readSlice(name: string): Slice {
  const folder = join("slices", name);
  const model = join(folder, "model.json");
  if (!/^\w+$/.test(name) || !existsSync(model)) {
    const names = globSync("slices/*/model.json").map((path) => basename(dirname(path)));
    throw new Problem(`There is no slice ${JSON.stringify(name)}, only ${names.sort().join(", ")}.`);
  }
  const { id } = JSON.parse(readFileSync(model, "utf8"));
  return { name, folder, id };
}
