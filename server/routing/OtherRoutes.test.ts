/** @jest-environment node */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { OtherRoutes, readRoutes } from "./OtherRoutes.ts";

jest.mock("@/features/shared/contracts/languages", () => jest.requireActual("@/features/shared/testing/withGerman"));

/** The manifest of a build with these files. */
function writeBuild(files: Record<string, { page: string; regex: string }>): string {
  const folder = mkdtempSync(join(tmpdir(), "routes-"));
  const routes = Object.values(files);
  const isDynamic = ({ page }: { page: string }) => page.includes("[");
  const manifest = {
    staticRoutes: routes.filter((one) => !isDynamic(one)),
    dynamicRoutes: routes.filter(isDynamic),
  };
  writeFileSync(join(folder, "routes-manifest.json"), JSON.stringify(manifest));
  const pages = Object.fromEntries(Object.entries(files).map(([file, { page }]) => [file, page]));
  writeFileSync(join(folder, "app-path-routes-manifest.json"), JSON.stringify(pages));
  return folder;
}

const routes = new OtherRoutes(
  readRoutes(
    writeBuild({
      "/preview/page": { page: "/preview", regex: "^/preview(?:/)?$" },
      "/(prefixed)/[locale]/preview/page": { page: "/[locale]/preview", regex: "^/([^/]+?)/preview(?:/)?$" },
      "/(prefixed)/[locale]/feeds/[name]/route": {
        page: "/[locale]/feeds/[name]",
        regex: "^/([^/]+?)/feeds/([^/]+?)(?:/)?$",
      },
      "/[locale]/[[...path]]/page": { page: "/[locale]/[[...path]]", regex: "^/([^/]+?)(?:/(.+?))?(?:/)?$" },
      "/[locale]/404/page": { page: "/[locale]/404", regex: "^/([^/]+?)/404(?:/)?$" },
    }),
  ),
);

test.each([
  ["/preview/", "/preview", true],
  ["/cn/preview/", "/cn/preview", true],
  ["/de/preview", "/de/preview", true],
  ["/cn/feeds/blog.xml", "/cn/feeds/[name]", false],
  ["/de/feeds/blog.xml", "/de/feeds/[name]", false],
])("%s belongs to the route %s", (path, name, isPage) => {
  expect(routes.find(path)).toMatchObject({ name, isPage });
});

test.each(["/en/preview/", "/fr/preview/", "/cn/about/", "/cn/404/", "/de/", "/docs/preview/"])(
  "%s belongs to the route table",
  (path) => {
    expect(routes.find(path)).toBeUndefined();
  },
);
