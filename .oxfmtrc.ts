import { defineConfig } from "oxfmt";

import manifest from "./package.json" with { type: "json" };

/** Slice Machine formats with the same settings, which it reads from package.json. */
export default defineConfig({
  ...manifest.prettier,
  sortPackageJson: false,
  ignorePatterns: [
    "/public/",
    "/content/",
    "/bench/results.md",
    "/package-lock.json",
    "customtypes/**/*.json",
    "customtypes/prismicio-types.d.ts",
    "slices/index.ts",
    "slices/models.ts",
    "slices/**/*.json",
  ],
});
