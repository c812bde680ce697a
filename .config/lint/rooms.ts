import { existsSync, readdirSync } from "node:fs";

import type { OxlintOverride } from "oxlint";

import { closeCms, cms, studio } from "./cms.ts";

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
const insideButTesting = {
  group: ["@/features/**", "!@/features/*/testing/**"],
  message: "Of the features only what their tests share is read here.",
};
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
const restrict = (...patterns: (typeof upwards | typeof inside)[]): OxlintOverride["rules"] => ({
  "no-restricted-imports": ["error", { patterns }],
});
/** Names of subfolders; none if a copy of the project omits the folder. */
const listFolders = (room: string): string[] =>
  existsSync(room)
    ? readdirSync(room, { withFileTypes: true })
        .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
        .sort()
    : [];
const featuresExcept = (...open: string[]) => [
  "@/features/**",
  ...open.flatMap((name) => [`!@/features/${name}`, `!@/features/${name}/**`]),
];
/** Forbidden imports of a feature: other features. All may import shared; all except shared may import app-state. */
const otherFeatures = (name: string) => ({
  group: featuresExcept(...(name === "shared" ? [name] : [name, "shared", "app-state"])),
  message: "A feature may not import another feature: let a slice bring them together, or share through shared.",
});
const closeFeature = (name: string): OxlintOverride => ({
  files: [`features/${name}/**`],
  rules: restrict(
    ...[upwards, otherFeatures(name), closed("app", "slices", "services", "server", "e2e"), tools, cms],
    ...(name === "content" ? [] : [prismic]),
  ),
});
/** Forbidden imports of a slice: slices, which are named in PascalCase, and the files that list all of them. */
const slices = {
  regex: "^@/slices($|/([A-Z]|(index|models|registry)$))",
  message: "A slice may not import another slice: share through a feature.",
};
/** Rules of all services, kit and db, which no service but itself may import; kit and db import none. */
function closeServices(): OxlintOverride[] {
  const shared = ["kit", "db"];
  const folders = listFolders("services").filter((name) => existsSync(`services/${name}/index.ts`));
  const services = folders.filter((name) => !shared.includes(name));
  return [...services, ...shared].map((name) => {
    const others = services.filter((service) => service !== name).join("|");
    const otherServices = {
      regex: `^(\\.\\./)+(${others})/|^@/services/(${others})(/|$)`,
      message: "A service may not import another service: share through services/kit, or compose in services/main.ts.",
    };
    return {
      files: [`services/${name}/**`],
      rules: restrict(closed("app", "slices", "features"), otherServices, tools, cms),
    };
  });
}
/** What of the site is closed to the CMS: all but features/shared. */
const closeSite = () => [
  closed("app", "slices", "services", "server", "e2e", "cms"),
  tools,
  {
    // A group with an exception would open that for every other pattern of the rule, too.
    regex: `^@/features/(${listFolders("features")
      .filter((name) => name !== "shared")
      .join("|")})(/|$)`,
    message: "The CMS knows features/shared only.",
  },
];

/** Who may import whom, as overrides of `.oxlintrc.json`; `npm run generate` writes them to `rooms.json`. */
export const composeRooms = (): OxlintOverride[] => [
  {
    files: ["app/**", "proxy.ts"],
    rules: restrict(upwards, inside, studio, closed("services", "server", "e2e"), tools),
  },
  {
    files: ["app/**/*.test.ts"],
    rules: restrict(upwards, insideOrTesting, studio, closed("services", "server", "e2e"), tools),
  },
  { files: ["slices/**"], rules: restrict(upwards, inside, cms, closed("app", "services", "server", "e2e"), tools) },
  {
    files: ["slices/[A-Z]*/**"],
    rules: restrict(upwards, inside, slices, closed("app", "services", "server", "e2e"), tools, cms),
  },
  ...listFolders("features").map(closeFeature),
  {
    files: ["services/**", "server/**"],
    rules: restrict(closed("app", "slices", "features"), tools),
  },
  {
    files: ["tools/**", "deploy/**", ".config/**"],
    rules: restrict(closed("app", "slices", "features")),
  },
  // Its tests follow the documents through the complete site.
  { files: ["tools/**/*.test.ts"], rules: { "no-restricted-imports": "off" } },
  { files: ["server/**"], rules: restrict(closed("app", "slices", "features"), tools, cms) },
  ...closeServices(),
  {
    files: ["e2e/**"],
    rules: restrict(samples, insideButTesting, closed("app", "services", "server")),
  },
  ...closeCms(listFolders("cms"), closeSite()),
];
