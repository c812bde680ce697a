import { globSync, readFileSync, writeFileSync } from "node:fs";

import { applyEdits, modify } from "jsonc-parser";
import type { JSONPath } from "jsonc-parser";

const options = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

/** Offers a slice in the slice zone of every page type, after the existing ones. */
export const addToZones = (id: string): string[] =>
  editZones((text, zone) => applyEdits(text, modify(text, [...zone, id], { type: "SharedSlice" }, options)));

/** Removes a slice from every slice zone that offers it. */
export const removeFromZones = (id: string): string[] =>
  editZones((text, zone, choices) =>
    id in choices ? applyEdits(text, modify(text, [...zone, id], undefined, options)) : text,
  );

/** Offers a slice under another id, in the same order. */
export const renameInZones = (from: string, to: string): string[] =>
  editZones((text, _, choices) =>
    from in choices ? text.replace(new RegExp(`"${from}"(?=:\\s*\\{\\s*"type":\\s*"SharedSlice")`), `"${to}"`) : text,
  );

type Edit = (text: string, zone: JSONPath, choices: Record<string, unknown>) => string;

/** Edits each slice zone of the custom types, and nothing else in their files; returns the changed files. */
function editZones(edit: Edit): string[] {
  return globSync("customtypes/*/index.json")
    .sort()
    .filter((path) => {
      const text = readFileSync(path, "utf8");
      const zones = [...findZones(JSON.parse(text), [])];
      const edited = zones.reduce((json, [zone, choices]) => edit(json, zone, choices), text);
      if (edited !== text) writeFileSync(path, edited);
      return edited !== text;
    });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The choices of every slice zone in a model, with their path. */
function* findZones(value: unknown, path: JSONPath): Generator<[JSONPath, Record<string, unknown>]> {
  if (!isRecord(value)) return;
  if (value.type === "Slices" && isRecord(value.config) && isRecord(value.config.choices))
    yield [[...path, "config", "choices"], value.config.choices];
  for (const [name, part] of Object.entries(value)) yield* findZones(part, [...path, name]);
}
