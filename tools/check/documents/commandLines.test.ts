/** @jest-environment node */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { describeSample } from "../../../features/shared/testing/testSample.ts";
import { putDatabase } from "../../../services/db/testing/template.ts";
import { findPort } from "../../run/findPort.ts";
import { ProjectCopy } from "./ProjectCopy.ts";

// The back ends start once; each command is a process of its own.
jest.setTimeout(480_000);

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
const guides = ["en-us", "zh-cn"].map((language) => `content/documents/${language}/docs_page/guide-editors.json`);
const documents = [...globSync("{*.md,docs/**/*.md}"), ...guides];

/** Commands of the documents, run here against the embedded repository, with their expected output. */
const lines: [line: string, says: RegExp][] = [
  ["npm run content:validate", /\d+ documents are good, 0 problems/],
  ["npm run content:check", /\d+ pages checked, 0 problems/],
  ["npm run content:open -- about", /written drafts\/about\.yaml/],
  ["npm run content:compose -- drafts/about.yaml --replace", /same +en-us\/page\/about\.json/],
  ["npm run content:compose -- ../first.yaml", /written en-us\/page\/first-page\.json/],
  ["npm run content:preview -- drafts/about.yaml", /page about en-us: http.*\/preview\/\?token=/],
  ["npm run content:publish -- about", /published page about en-us/],
  ["npm run content:undo -- about", /page-about-en-us: the version/],
  ["npm run content:unpublish -- /about/", /taken off the site: page about en-us/],
  ["npm run content:undo -- about", /is published again/],
  ["npm run content:schedule -- drafts/about.yaml --at 2099-12-01T09:00:00Z", /scheduled page about zh-cn/],
  ["npm run content:merge", /published documents are in their files/],
  ["npm run content:push -- --url $URL/content --dry-run", /0 new, 0 changed/],
  ["npm run content:pull -- --url $URL/content --folder pulled", /documents written/],
  ["npm run content:mocks", /^/],
  ["npm run import -- markdown ../posts --dry-run", /1 document, 0 files, 1 redirect to import/],
  ["npm run leads", /0 submissions/],
  ["npm run backup -- ../monday", /The backup is in \.\.\/monday/],
  ["DATA_DIR=../restored npm run restore -- ../monday", /\d+ rows of \d+ tables and the files of .* are back/],
  ["npm run secrets:rotate -- accessToken", /A new accessToken is in/],
  ["npm run secrets:rotate -- --forget", /are rejected from the next start/],
  ["npm run generate", /up to date/],
];

/** Requests that documents send to the back ends with curl. */
const requests: [path: string, says: RegExp][] = [
  ["/health", /"status":"up"/],
  ["/content/api/v2", /"isMasterRef":true/],
  ["/platform/v3/access_nodes/nodes_v2", /"_key":"eth"/],
  ["/platform/v3/prices/public/plans/", /"currency"/],
  ["/availability/v1/availability", /"nyc"/],
];

/** Where the other commands run: they need a browser, a build, another machine or a full test run. */
const elsewhere: Record<string, string> = {
  start: "tools/run/serve.ts",
  dev: "tools/run/serve.ts",
  build: "tools/check/test.ts",
  upgrade: "tools/run/upgrade.ts",
  cluster: "tools/bench/cluster.ts",
  test: "tools/check/test.ts",
  check: "tools/check/check.ts",
  newcomer: "tools/check/newcomer.ts",
  "test:unit": "tools/check/documents/examples.test.ts",
  "test:e2e": "tools/check/e2e.ts",
  typecheck: "tools/check/test.ts",
  lint: "tools/check/test.ts",
  format: "tools/check/test.ts",
  "format:check": "tools/check/test.ts",
  licences: "tools/check/sbom.test.ts",
  bench: "tools/measure/bench.ts",
  screens: "tools/measure/screens.ts",
  slicemachine: "tools/run/slicemachine.test.ts",
  "new:site": "tools/generate/newSite.test.ts",
  "content:remove": "tools/generate/newSite.test.ts",
  "new:slice": "tools/check/documents/examples.test.ts",
  "rename:slice": "tools/generate/new/generators.test.ts",
  "remove:slice": "tools/generate/new/generators.test.ts",
  "new:feature": "tools/check/documents/examples.test.ts",
  rebrand: "tools/generate/rebrand/rebrandFolder.test.ts",
  examples: "tools/generate/examples/executeExamples.test.ts",
  people: "cms/cli/people/runPeople.test.ts",
  "publish:pages": "deploy/publishPages.test.ts",
  probe: "services/availability/probe/run.test.ts",
  links: "services/availability/links/links.test.ts",
  services: "tools/check/documents/commandLines.test.ts",
};

// Drafts and guides that the commands read are the sample's.
describeSample("commands and requests of the documents", () => {
  let copy: ProjectCopy;
  let services: ChildProcess;
  let url: string;

  beforeAll(async () => {
    copy = new ProjectCopy();
    writeFileSync(join(copy.folder, "..", "first.yaml"), findDraft());
    mkdirSync(join(copy.folder, "..", "posts"), { recursive: true });
    writeFileSync(
      join(copy.folder, "..", "posts", "tides.md"),
      "---\ntitle: Tides\naliases: [/old-tides/]\n---\nText\n",
    );
    const port = await findPort(4_930);
    url = `http://127.0.0.1:${port}`;
    copy.write(".env", `SERVICES_PORT=${port}\nPORT=${await findPort(port + 1)}\n`);
    await putDatabase(join(copy.folder, ".data"));
    services = spawn(process.execPath, [join(copy.folder, "tools/launch.mjs"), "services"], {
      stdio: ["ignore", "pipe", "ignore"],
      env: copy.env,
    });
    let output = "";
    services.stdout?.setEncoding("utf8").on("data", (text: string) => (output += text));
    const ended = once(services, "exit").then(() => Promise.reject(new Error(output)));
    const ready = async () => {
      while (!output.includes('"message":"ready"')) if (services.stdout) await once(services.stdout, "data");
    };
    await Promise.race([ready(), ended]);
  });
  afterAll(async () => {
    // The log would lack back ends that exited by themselves.
    if (services.exitCode === null && services.signalCode === null) {
      const ended = once(services, "exit");
      services.kill("SIGTERM");
      await ended;
    }
    copy.remove();
  });

  /** The first draft of the guide for editors. */
  function findDraft(): string {
    const [, text] =
      /"text": "(- type: page\\n +uid: first-page.*?[^\\])"/.exec(readFileSync(guides[0] ?? "", "utf8")) ?? [];
    return JSON.parse(`"${text}"`);
  }

  test("every command of the documents works as described against running back ends", () => {
    for (const [line, says] of lines) {
      expect([line, copy.run(`${line.replace("$URL", url)} 2>&1`)]).toEqual([line, expect.stringMatching(says)]);
    }
  });

  test("every URL that a document requests with curl responds", async () => {
    for (const [path, says] of requests) {
      const response = await fetch(`${url}${path}`);
      expect([path, response.status, await response.text()]).toEqual([path, 200, expect.stringMatching(says)]);
    }
    const urls = documents
      .filter((file) => existsSync(file))
      .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/curl http:\/\/localhost:3001([^\s"\\]*)/g)]);
    expect(urls.map(([, path]) => path).filter((path) => !requests.some(([known]) => known === path))).toEqual([]);
  });
});

const named = documents.flatMap((file) =>
  existsSync(file)
    ? [...readFileSync(file, "utf8").matchAll(/\bnpm (?:run )?([a-z]+(?::[a-z0-9]+)*)/g)].map(([, name]) => name ?? "")
    : [],
);

test("every command that a document names exists and is run by a test", () => {
  const run = lines.map(([line]) => /npm run (\S+)/.exec(line)?.[1]);
  const others = ["install", "ci", "config", "outdated", "version", "and"];
  const names = [...new Set(named)].filter((name) => !others.includes(name));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
  expect(names.filter((name) => !run.includes(name) && !(name in elsewhere))).toEqual([]);
  expect(Object.values(elsewhere).filter((file) => !existsSync(file))).toEqual([]);
});

test("files and folders that documents name exist", () => {
  const roots = "app|slices|cms|features|server|services|content|deploy|docs|e2e|tools|\\.config|customtypes|public";
  const path = new RegExp(`(?<![\\w/.-])(?:${roots})/[\\w./\\[\\]*{}-]*[\\w*}]`, "g");
  const made =
    /PriceAlert|price-alert|\/Term|ether-units|EtherUnits|first-page|features\/x|slices\/X|drafts\/|customtypes\/event|statsScript|foreignOrigins/;
  const missing = documents
    // The changelog names what has moved.
    .filter((file) => existsSync(file) && file !== "CHANGELOG.md")
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(path)].map(([name]) => ({ file, name })))
    .filter(({ name }) => !made.test(name) && !/[*{[]/.test(name) && !existsSync(name));
  expect(missing).toEqual([]);
});

test("files that docs/request.md lists on the way of a page exist", () => {
  const [table = ""] = /\| from the socket to the HTML[^]*?\n\n/.exec(readFileSync("docs/request.md", "utf8")) ?? [];
  let folder = "";
  const names = [...table.matchAll(/`([\w./[\]@]+)`(:?)/g)].flatMap(([, name = "", colon]) => {
    if (name.endsWith("/")) folder = name;
    return name.endsWith("/") || colon ? [] : [{ name, folder }];
  });
  const exists = ({ name, folder: within }: { name: string; folder: string }) =>
    ["", within, "server/", `server/${within}`, "features/shared/contracts/"].some((parent) =>
      ["", ".ts", ".tsx"].some((ending) => existsSync(`${parent}${name}${ending}`)),
    );
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((entry) => !exists(entry))).toEqual([]);
});

test("settings that documents name are in .env.example", () => {
  const known = readFileSync(".env.example", "utf8");
  const setting =
    /\b(?:PRISMIC|SERVICES|PLATFORM|FORMS|AVAILABILITY|FAUCET|CONSOLE|CAPTCHA|MAIL|SMTP|TRUST|DATA|PAGE_CACHE|RATE)_[A-Z_]*[A-Z]\b/g;
  const unknown = documents
    .filter((file) => existsSync(file))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(setting)].map(([name]) => name))
    .filter((name) => !known.includes(name));
  expect([...new Set(unknown)]).toEqual([]);
});
