import { statSync } from "node:fs";
import { join } from "node:path";

import type { Site } from "#cms/checks/rules/site.ts";

/** Facts about images for the rules, from the `images/` of several folders; each file is read once. */
export function readImageFacts(folders: string[]): Required<Pick<Site, "images" | "imageBytes">> {
  const sizes = new Map<string, number | undefined>();
  const imageBytes = (name: string) => {
    if (!sizes.has(name)) {
      const found = folders.map((folder) => statSync(join(folder, "images", name), { throwIfNoEntry: false }));
      sizes.set(name, found.find((entry) => entry?.isFile())?.size);
    }
    return sizes.get(name);
  };
  return { images: { has: (name) => imageBytes(name) !== undefined }, imageBytes };
}
