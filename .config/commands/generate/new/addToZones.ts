import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Offers a slice to editors: adds it to the slice zone of every page type. Returns the files it changed. */
export function addToZones(sliceId: string): string[] {
  const changed: string[] = [];
  for (const { name } of readdirSync("customtypes", { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const path = join("customtypes", name, "index.json");
    const type: unknown = JSON.parse(readFileSync(path, "utf8"));
    const zones = [...zonesIn(type)];
    for (const choices of zones) choices[sliceId] = { type: "SharedSlice" };
    if (zones.length === 0) continue;
    writeFileSync(path, `${JSON.stringify(type, null, 2)}\n`);
    changed.push(path);
  }
  return changed;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The choices of every slice zone, wherever it stands in a model. */
function* zonesIn(value: unknown): Generator<Record<string, unknown>> {
  if (!isRecord(value)) return;
  if (value.type === "Slices" && isRecord(value.config) && isRecord(value.config.choices)) yield value.config.choices;
  for (const part of Object.values(value)) yield* zonesIn(part);
}
