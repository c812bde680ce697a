import { existsSync, readdirSync } from "node:fs";

import { defineConfig } from "oxlint";
import type { OxlintOverride } from "oxlint";

import { closeCms, cms, studio } from "./.config/lint/cms.ts";

/** Folders a file may not import from. */
const closed = (...rooms: string[]) => ({
  regex: `^@/(${rooms.join("|")})(/|$)`,
  message: "This room may not import from there.",
});
const inside = {
  group: ["@/features/*/**", "!@/features/*/index", "!@/features/*/server", "!@/features/shared/**"],
  message: "A feature is entered by its two entries: index.ts and server.ts.",
};
const insideOrTesting = { ...inside, group: [...inside.group, "!@/features/*/testing/**"] };
const samples = {
  group: ["@/slices", "@/slices/**", "!@/slices/simulator/mockedSlices"],
  message: "Of the slices only their samples are read here, as the simulator reads them.",
};
const upwards = { regex: "^\\.\\./", message: "Leave a folder by @/…, never by ../." };
const prismic = { regex: "^@prismicio/", message: "Only features/content and slices may import Prismic's packages." };
const tools = {
  regex: "^(@|\\.\\.?)/(\\.\\./)*tools/",
  message: "Product code may not import what is in tools; tools may import it.",
};
const bareFetch = { name: "fetch", message: "An API is called through callJson, which says that it is JSON." };
const restrict = (...patterns: (typeof upwards | typeof inside)[]): OxlintOverride["rules"] => ({
  "no-restricted-imports": ["error", { patterns }],
});
/** Names of subfolders; none if a copy of the project omits the folder. */
const folders = (room: string): string[] =>
  existsSync(room)
    ? readdirSync(room, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];
const features = folders("features");
/** Forbidden imports of a feature: other features. All may import shared; all except shared may import app-state. */
const otherFeatures = (name: string) => {
  const open = name === "shared" ? [name] : [name, "shared", "app-state"];
  return {
    regex: `^@/features/(${features.filter((feature) => !open.includes(feature)).join("|")})(/|$)`,
    message: "A feature may not import another feature: let a slice bring them together, or share through shared.",
  };
};
const closedFeatures = features.map((name): OxlintOverride => ({
  files: [`features/${name}/**`],
  rules: restrict(
    ...[upwards, otherFeatures(name), closed("app", "slices", "services", "server", "e2e"), tools, cms],
    ...(name === "content" ? [] : [prismic]),
  ),
}));
/** Forbidden imports of a slice: other slices, and the files that list all slices. */
const otherSlices = (name: string) => {
  const others = folders("slices").filter((slice) => slice !== name);
  return {
    regex: `^@/slices($|/(${[...others, "index", "models", "registry"].join("|")})(/|$))`,
    message: "A slice may not import another slice: share through a feature.",
  };
};
const closedSlices = folders("slices")
  .filter((name) => existsSync(`slices/${name}/model.json`))
  .map((name): OxlintOverride => ({
    files: [`slices/${name}/**`],
    rules: restrict(upwards, inside, otherSlices(name), closed("app", "services", "server", "e2e"), tools, cms),
  }));
const shared = ["kit", "db"];
const services = folders("services").filter(
  (name) => existsSync(`services/${name}/index.ts`) && !shared.includes(name),
);
/** Forbidden imports of a service: other services; kit and db import none. */
const otherServices = (name: string) => {
  const others = services.filter((service) => service !== name);
  return {
    regex: `^(\\.\\./)+(${others.join("|")})/|^@/services/(${others.join("|")})(/|$)`,
    message: "A service may not import another service: share through services/kit, or compose in services/main.ts.",
  };
};
const closedServices = [...services, ...shared].map((name): OxlintOverride => ({
  files: [`services/${name}/**`],
  rules: restrict(closed("app", "slices", "features"), otherServices(name), tools, cms),
}));
/** What of the site is closed to the CMS: all but features/shared. */
const closedToCms = [
  closed("app", "slices", "services", "server", "e2e", "cms"),
  tools,
  {
    regex: `^@/features/(${features.filter((name) => name !== "shared").join("|")})(/|$)`,
    message: "The CMS knows features/shared only.",
  },
];

export default defineConfig({
  plugins: ["typescript", "react", "import"],
  categories: { correctness: "error" },
  options: { reportUnusedDisableDirectives: "error", denyWarnings: true },
  ignorePatterns: [
    "tools/bench/.work/",
    "public/",
    "customtypes/",
    "slices/index.ts",
    "slices/models.ts",
    "next-env.d.ts",
  ],
  rules: {
    "typescript/ban-ts-comment": ["error", { minimumDescriptionLength: 10 }],
    "typescript/consistent-type-imports": "error",
    "typescript/no-dynamic-delete": "error",
    "typescript/no-empty-object-type": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-extraneous-class": "error",
    "typescript/no-invalid-void-type": "error",
    "typescript/no-namespace": "error",
    "typescript/no-non-null-asserted-nullish-coalescing": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-require-imports": "error",
    "typescript/no-unsafe-function-type": "error",
    "typescript/prefer-literal-enum-member": "error",
    "typescript/unified-signatures": "error",
    "react/set-state-in-effect": "error",
    "react/refs": "error",
    "react/purity": "error",
    "react/immutability": "error",
    "react/static-components": "error",
    "react/set-state-in-render": "error",
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    "react/error-boundaries": "error",
    "react/globals": "error",
    "react/use-memo": "error",
    "react/preserve-manual-memoization": "error",
    "react/incompatible-library": "error",
    "react/unsupported-syntax": "error",
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-duplicates": "error",
    "no-array-constructor": "error",
    "no-console": ["error", { allow: ["warn", "error"] }],
    "no-empty": ["error", { allowEmptyCatch: false }],
    "no-nested-ternary": "error",
    "no-unused-expressions": "error",
    "no-useless-constructor": "error",
    "no-var": "error",
    "prefer-const": "error",
    "prefer-rest-params": "error",
    "prefer-spread": "error",
    eqeqeq: ["error", "always"],
    "max-lines": ["error", { max: 200, skipBlankLines: false, skipComments: false }],
  },
  overrides: [
    {
      files: ["app/**", "proxy.ts"],
      rules: restrict(upwards, inside, studio, closed("services", "server", "e2e"), tools),
    },
    {
      files: ["app/**/*.test.ts"],
      rules: restrict(upwards, insideOrTesting, studio, closed("services", "server", "e2e"), tools),
    },
    { files: ["slices/**"], rules: restrict(upwards, inside, cms, closed("app", "services", "server", "e2e"), tools) },
    ...closedSlices,
    ...closedFeatures,
    {
      files: ["services/**", "server/**"],
      rules: { ...restrict(closed("app", "slices", "features"), tools), "no-console": "off" },
    },
    {
      files: ["tools/**", "deploy/**", ".config/**"],
      rules: { ...restrict(closed("app", "slices", "features")), "no-console": "off" },
    },
    // Its tests follow the documents through the complete site.
    { files: ["tools/**/*.test.ts"], rules: { "no-restricted-imports": "off" } },
    { files: ["server/**"], rules: restrict(closed("app", "slices", "features"), tools, cms) },
    ...closedServices,
    {
      files: ["e2e/**"],
      rules: restrict(samples, closed("app", "features", "services", "server")),
    },
    {
      files: ["app/**", "slices/**", "features/**", "cms/**"],
      rules: { "no-restricted-globals": ["error", bareFetch] },
    },
    ...closeCms(folders("cms"), closedToCms),
    {
      // Modules that request pages, images, other origins or Prismic itself; and the one place that calls an API.
      files: [
        "features/shared/callJson.ts",
        "features/markdown/loadPageMarkdown.ts",
        "features/shared/latency/fetchBody.ts",
        "features/content/createClient.ts",
        "features/content/preview/checkPreview.ts",
        "features/content/files/**",
        "**/*.test.{ts,tsx}",
        "**/testing/**",
      ],
      rules: { "no-restricted-globals": "off" },
    },
    { files: ["**/*.test.{ts,tsx}"], rules: { "max-lines": ["error", 300] } },
  ],
});
