import { statSync } from "node:fs";
import { join } from "node:path";

import { originalName } from "#contracts/originalName.ts";
import type { Site } from "#cms/checks/rules/site.ts";

/** Facts about images for the rules: files of the project, each read once, and uploaded ones by their records. */
export function readImageFacts(
  contentDir: string,
  findUpload: (name: string) => { size: number; filename?: string } | undefined,
): Required<Pick<Site, "images" | "imageBytes" | "imageName">> {
  const sizes = new Map<string, number | undefined>();
  const imageBytes = (name: string) => {
    if (!sizes.has(name)) {
      const found = statSync(join(contentDir, "images", name), { throwIfNoEntry: false });
      sizes.set(name, found?.isFile() ? found.size : findUpload(name)?.size);
    }
    return sizes.get(name);
  };
  const imageName = (name: string) => findUpload(name)?.filename ?? originalName(name);
  return { images: { has: (name) => imageBytes(name) !== undefined }, imageBytes, imageName };
}
