/** @jest-environment node */
import { readFileSync } from "node:fs";

import { blankSettings } from "./makeSandbox.ts";

const named = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);

test("every setting of the example file is set to nothing, commented out or not", () => {
  expect(blankSettings("# Port.\n# PORT=3000\nGTM_ID=GTM-ABC123\n#SITE_URL=\n")).toEqual({
    PORT: "",
    GTM_ID: "",
    SITE_URL: "",
  });
});

test.each(["features/shared/env.ts", "services/env.ts"])("the example file documents every setting of %s", (file) => {
  expect(Object.keys(blankSettings(readFileSync(".env.example", "utf8")))).toEqual(expect.arrayContaining(named(file)));
});
