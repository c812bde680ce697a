import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { models } from "@/slices/models";

type Model = { id: string; name: string; variations: { id: string }[] };

const isModel = (value: unknown): value is Model =>
  typeof value === "object" && value !== null && "variations" in value;

/** The picture of a slice's variation for the slice picker, as PNG; nothing without one. */
export async function readSlicePicture(type: string, variation: string): Promise<Buffer<ArrayBuffer> | undefined> {
  // Names come from the models only, so that no other path can be read.
  const model = models.filter(isModel).find(({ id }) => id === type);
  const known = model?.variations.find(({ id }) => id === variation);
  if (!model || !known) return undefined;
  try {
    return await readFile(join("slices", model.name, `screenshot-${known.id}.png`));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
