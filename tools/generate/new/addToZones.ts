import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { applyEdits, modify } from "jsonc-parser";
import type { JSONPath } from "jsonc-parser";

/**
 * Adds a slice to the slice zone of every page type, after the existing ones. Nothing else in a file changes. Returns
 * the changed files.
 */
export function addToZones(sliceId: string): string[] {
  const changed: string[] = [];
  for (const { name } of readdirSync("customtypes", { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const path = join("customtypes", name, "index.json");
    const text = readFileSync(path, "utf8");
    const zones = [...findZones(JSON.parse(text), [])];
    if (zones.length === 0) continue;
    const formattingOptions = { insertSpaces: true, tabSize: 2 };
    const added = zones.reduce(
      (json, zone) =>
        applyEdits(json, modify(json, [...zone, sliceId], { type: "SharedSlice" }, { formattingOptions })),
      text,
    );
    writeFileSync(path, added);
    changed.push(path);
  }
  return changed;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The paths of every slice zone's choices in a model. */
function* findZones(value: unknown, path: JSONPath): Generator<JSONPath> {
  if (!isRecord(value)) return;
  if (value.type === "Slices" && isRecord(value.config) && isRecord(value.config.choices))
    yield [...path, "config", "choices"];
  for (const [name, part] of Object.entries(value)) yield* findZones(part, [...path, name]);
}
