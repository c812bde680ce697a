import nextJest from "next/jest.js";

// These packages ship ES modules only, which Jest cannot load untransformed.
const esm = [
  "leven",
  "lucide-react",
  "marked",
  "@prismicio",
  "@electric-sql",
  "esm-env",
  "imgix-url-builder",
  "hono",
  "@hono",
  "kysely",
  "altcha-lib",
  "any-ascii",
  "yup",
  "httpxy",
  "light-my-request",
  "cookie",
  "set-cookie-parser",
  "s3mini",
  "@seriousme",
  // Packages that convert HTML to Markdown.
  "unified",
  "vfile-.*",
  "unist-.*",
  "hast-.*",
  "mdast-.*",
  "rehype-.*",
  "remark-.*",
  "micromark.*",
  "@ungap/structured-clone",
  "bail",
  "ccount",
  "character-entities",
  "character-entities-html4",
  "character-entities-legacy",
  "collapse-white-space",
  "comma-separated-tokens",
  "decode-named-character-reference",
  "devlop",
  "entities",
  "escape-string-regexp",
  "hastscript",
  "html-void-elements",
  "is-plain-obj",
  "longest-streak",
  "markdown-table",
  "parse5",
  "property-information",
  "space-separated-tokens",
  "stringify-entities",
  "trim-lines",
  "trim-trailing-lines",
  "trough",
  "vfile",
  "web-namespaces",
  "zwitch",
];

const base = nextJest({ dir: "." })({
  rootDir: "..",
  testEnvironment: "jsdom",
  // Opening a database can take more than the default five seconds on a slow, busy machine.
  testTimeout: 60_000,
  testSequencer: "<rootDir>/.config/jest.sequencer.mjs",
  testMatch: ["<rootDir>/{app,cms,features,slices,services,server,content,deploy,tools}/**/*.test.{ts,tsx}"],
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.data/", "<rootDir>/tools/bench/.work/"],
  globalSetup: "<rootDir>/.config/jest.globalSetup.ts",
  setupFilesAfterEnv: ["<rootDir>/.config/jest.setup.ts"],
  moduleNameMapper: {
    // Its CommonJS build uses import(), which Jest does not support; the ES build is transformed instead.
    "^@electric-sql/pglite$": "<rootDir>/node_modules/@electric-sql/pglite/dist/index.js",
    "^lucide-react$": "<rootDir>/.config/jest.icons.cjs",
    "\\?inline$": "<rootDir>/.config/jest.empty.ts",
    "^@/(.*)$": "<rootDir>/$1",
    "^server-only$": "<rootDir>/.config/jest.empty.ts",
  },
});

export default async function config() {
  const settings = await base();
  return {
    ...settings,
    transformIgnorePatterns: [`/node_modules/(?!(${esm.join("|")})/)`, "^.+\\.module\\.(css|sass|scss)$"],
  };
}
