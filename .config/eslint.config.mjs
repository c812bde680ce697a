import hooks from "eslint-plugin-react-hooks";
import { importX } from "eslint-plugin-import-x";
import ts from "typescript-eslint";

/** Rooms a file may not import from (style guide: who may import whom). */
const closed = (...rooms) => ({
  regex: `^@/(${rooms.join("|")})(/|$)`,
  message: "This room may not import from there.",
});
const inside = {
  regex: "^@/features/(?!shared/)[^/]+/(?!(index|server)$).+",
  message: "A feature is entered by its two doors: index.ts and server.ts.",
};
const upwards = { regex: "^\\.\\./", message: "Leave a folder by @/…, never by ../." };
const prismic = { regex: "^@prismicio/", message: "Only features/content and slices may import Prismic's packages." };
const restrict = (...patterns) => ({ "no-restricted-imports": ["error", { patterns }] });

export default ts.config(
  {
    ignores: [
      ".next/",
      ".data/",
      "node_modules/",
      "bench/.work/",
      "test-results/",
      "public/",
      "customtypes/",
      "slices/index.ts",
      "next-env.d.ts",
    ],
  },
  ...ts.configs.strict,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { "import-x": importX, "react-hooks": hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "import-x/no-duplicates": "error",
      "no-console": ["error", { allow: ["warn", "error"] }],
      "no-empty": ["error", { allowEmptyCatch: false }],
      "no-nested-ternary": "error",
      eqeqeq: ["error", "always"],
      "max-lines": ["error", { max: 200, skipBlankLines: false, skipComments: false }],
    },
  },
  { files: ["app/**", "proxy.ts"], rules: restrict(upwards, inside, closed("services", "server", "e2e")) },
  { files: ["slices/**"], rules: restrict(upwards, inside, closed("app", "services", "server", "e2e")) },
  {
    files: ["features/**"],
    rules: restrict(upwards, prismic, closed("app", "slices", "services", "server", "e2e")),
  },
  { files: ["features/content/**"], rules: restrict(upwards, closed("app", "slices", "services", "server", "e2e")) },
  {
    files: ["services/**", "server/**", "bench/**", "deploy/**", ".config/**"],
    rules: { ...restrict(closed("app", "slices", "features")), "no-console": "off" },
  },
  { files: ["e2e/**"], rules: restrict(closed("app", "slices", "features", "services", "server")) },
  { files: ["**/*.test.{ts,tsx}"], rules: { "max-lines": ["error", 300] } },
);
