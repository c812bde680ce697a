import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { SharedSlice } from "@prismicio/client";
import { renderSliceMock } from "@prismicio/mocks";

type Mock = Parameters<typeof renderSliceMock>[1];

/** Every variation of every slice, or those of one, as the page builder would send its mock; reads `slices/`. */
export function mockedSlices(type?: string, variation?: string): SharedSlice[] {
  return readdirSync("slices")
    .filter((name) => existsSync(join("slices", name, "model.json")))
    .flatMap((name) => {
      const read = (file: string) => JSON.parse(readFileSync(join("slices", name, file), "utf8"));
      return read("mocks.json").map((mock: Mock) => renderSliceMock(read("model.json"), mock));
    })
    .filter((slice) => (!type || slice.slice_type === type) && (!variation || slice.variation === variation));
}
