/** @jest-environment node */
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

import { listImports } from "./listImports.ts";
import { readBlocks } from "./readBlocks.ts";

const pictures = readBlocks(readFileSync("docs/architecture.md", "utf8")).flatMap(({ language, text }) =>
  language === "mermaid" ? [text] : [],
);
const [processes = "", rooms = "", publishing = ""] = pictures;

const listArrows = (picture: string) =>
  [...picture.matchAll(/^ +([\w.-]+) --> ([\w.-]+)/gm)].map(([arrow]) => arrow.trim());
const isProduct = (path: string) => !/\.test\.|\/testing\//.test(path);

/** A file's node in the picture of imports, the most specific first. */
const nodes: [start: string, node: string][] = [
  ["features/shared/contracts/", "contracts"],
  ["features/shared/", "shared"],
  ["services/env.ts", "settings"],
  ["services/kit/", "kit"],
  ["services/db/", "kit"],
  ["content/data/", "data"],
  ["customtypes/", "types"],
  ...["app", "slices", "features", "cms", "server", "services"].map((room): [string, string] => [`${room}/`, room]),
];
const findNode = (path: string) => nodes.find(([start]) => `${path}/`.startsWith(start) || path === start)?.[1];

test("the picture of imports has an arrow for each import between rooms, and no other", () => {
  const files = globSync("{app,slices,features,cms,server,services}/**/*.{ts,tsx,mjs}").filter(isProduct);
  expect(files.length).toBeGreaterThan(1_500);
  const arrows = files.flatMap((file) =>
    listImports(file).flatMap((target) => {
      const [from, to] = [findNode(file), findNode(target)];
      return from && to && from !== to ? [`${from} --> ${to}`] : [];
    }),
  );
  expect(listArrows(rooms).toSorted()).toEqual([...new Set(arrows)].toSorted());
});

test("the picture of processes names each setting that is the URL of another process", () => {
  const settings = [...readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z0-9_]+(?:_URL|_ENDPOINT))=/gm)];
  // The site's own URL, where its account link leads, and the nodes and regions of a provider.
  const others = /^(SITE_URL|ACCOUNT_URL|(RPC|WEBSOCKET|REGION|FAUCET_ETH).*)$/;
  const urls = settings.map(([, name = ""]) => name).filter((name) => !others.test(name));
  const named = [...processes.matchAll(/"([A-Z0-9_]+)"/g)].map(([, name]) => name);
  expect([...new Set(named)].toSorted()).toEqual(urls.toSorted());
});

test("the picture of publishing has an arrow for each caller of a publication, and no other", () => {
  const files = globSync("cms/**/*.ts").filter(isProduct);
  const callers = (call: RegExp, callee: string) =>
    files
      .filter((path) => call.test(readFileSync(path, "utf8")))
      .map((path) => `${basename(path).replace(/(\.server)?\.ts$/, "")} --> ${callee}`);
  const arrows = [
    ...callers(/\bpublicationService\.\w+\(/, "PublicationService"),
    ...callers(/\bpublication\.run\w*\(/, "Publication"),
    ...callers(/\bwriter\.commit\(/, "PublicationWriter"),
  ];
  expect(listArrows(publishing).toSorted()).toEqual([...new Set(arrows)].toSorted());
});
