/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** A file, what it imports, and whether lint allows that. */
type Case = [file: string, specifier: string, isAllowed: boolean];

const cases: Case[] = [
  ["app/studio/page.tsx", "#cms/shell/index.ts", true],
  ["app/api/route.ts", "#cms/shell/server.ts", true],
  ["app/studio/page.tsx", "#cms/list/ListScreen.tsx", false],
  ["app/studio/page.tsx", "@/cms/shell/index", false],
  ["app/api/route.ts", "@/features/nodes/server", true],
  ["app/api/route.ts", "@/features/nodes/NodesStore", false],
  ["app/api/route.ts", "@/tools/run/findPort", false],
  ["slices/Hero/index.tsx", "@/slices/findPlot", true],
  ["slices/Hero/index.tsx", "@/slices/Faq", false],
  ["slices/Hero/index.tsx", "@/slices/Faq/parts/Entry", false],
  ["slices/Hero/index.tsx", "@/slices/registry", false],
  ["slices/Hero/index.tsx", "../Faq/index", false],
  ["features/nodes/index.ts", "@/features/nodes/list/NodeList", true],
  ["features/nodes/index.ts", "@/features/shared/ui/Button", true],
  ["features/nodes/index.ts", "@/features/app-state", true],
  ["features/nodes/index.ts", "@/features/nodes-map", false],
  ["features/nodes/index.ts", "@/features/faucet", false],
  ["features/nodes/index.ts", "@/features/faucet/FaucetStore", false],
  ["features/nodes/index.ts", "@prismicio/client", false],
  ["features/content/createClient.ts", "@prismicio/client", true],
  ["features/shared/env.ts", "@/features/app-state", false],
  ["server/createSite.ts", "../tools/run/findPort.ts", false],
  ["services/forms/index.ts", "../kit/log.ts", true],
  ["services/forms/index.ts", "../faucet/index.ts", false],
  ["services/forms/index.ts", "../../tools/run/findPort.ts", false],
  ["tools/bench/faucet.ts", "../../services/faucet/index.ts", true],
  ["slices/Hero/index.tsx", "#cms/shell/index.ts", false],
  ["features/nodes/index.ts", "#cms/list/contract.ts", false],
  ["features/shared/env.ts", "#cms/http/contract.ts", false],
  ["server/createSite.ts", "#cms/list/contract.ts", false],
  ["services/forms/index.ts", "#cms/people/contract.ts", false],
  ["services/forms/index.ts", "../../cms/people/contract.ts", false],
  ["services/main.ts", "#cms/createContentService.server.ts", true],
  ["cms/list/ListScreen.tsx", "./ListStore.ts", true],
  ["cms/list/ListScreen.tsx", "../tree/TreeScreen.tsx", false],
  ["cms/list/ListScreen.tsx", "#cms/tree/TreeScreen.tsx", false],
  ["cms/list/ListScreen.tsx", "#cms/tree/contract.ts", true],
  ["cms/list/ListScreen.tsx", "#cms/tree/api.ts", true],
  ["cms/list/ListScreen.tsx", "#cms/shell/StudioContext.tsx", true],
  ["cms/list/ListScreen.tsx", "@/features/shared/ui/Button", true],
  ["cms/list/ListScreen.tsx", "@/features/nodes", false],
  ["cms/list/ListScreen.tsx", "@prismicio/client", false],
  ["cms/list/ListScreen.tsx", "./listDocuments.server.ts", false],
  ["cms/list/parts/Row.tsx", "#cms/list/ListStore.ts", true],
  ["cms/list/parts/Row.tsx", "#cms/list/listDocuments.server.ts", false],
  ["cms/list/parts/Row.tsx", "#cms/http/guard.server.ts", false],
  ["cms/list/parts/Row.tsx", "#cms/tree/listTree.server.ts", false],
  ["cms/list/parts/sort.server.ts", "#cms/list/ListScreen.tsx", false],
  ["cms/list/parts/sort.server.ts", "#cms/list/list.module.css", false],
  ["cms/list/parts/sort.server.ts", "#cms/list/ListStore.ts", false],
  ["cms/list/parts/sort.server.ts", "#cms/list/RowStore.server.ts", true],
  ["cms/list/listDocuments.server.ts", "./ListStore.ts", false],
  ["cms/shell/Header.tsx", "#cms/gateway/signIn.server.ts", false],
  ["cms/list/ListStore.ts", "node:fs", false],
  ["cms/list/ListStore.ts", "#kit/log.ts", false],
  ["cms/list/ListStore.ts", "#cms/repository/domain/model/document.ts", false],
  ["cms/list/ListStore.ts", "hono", false],
  ["cms/list/listDocuments.server.ts", "node:fs", true],
  ["cms/list/listDocuments.server.ts", "#cms/tree/TreeService.server.ts", true],
  ["cms/list/listDocuments.server.ts", "#cms/repository/store/Repository.server.ts", true],
  ["cms/list/listDocuments.server.ts", "#cms/repository/protocol/document/document.routes.ts", false],
  ["cms/list/listDocuments.server.ts", "#cms/tree/tree.routes.ts", false],
  ["cms/list/listDocuments.server.ts", "#cms/openEditingContext.server.ts", false],
  ["cms/list/listDocuments.server.ts", "react", false],
  ["cms/list/listDocuments.server.ts", "@/features/shared/env", false],
  ["cms/list/list.routes.ts", "#cms/openEditingContext.server.ts", true],
  ["cms/list/list.routes.ts", "#cms/tree/tree.routes.ts", false],
  ["cms/list/list.routes.ts", "mobx", false],
  ["cms/list/list.test.ts", "#cms/testing/startContent.ts", true],
  ["cms/versions/HistoryDialog.tsx", "#cms/editor/store/json.ts", true],
  ["cms/tree/TreeScreen.tsx", "#cms/editor/store/json.ts", false],
  ["cms/shell/Frame.tsx", "#cms/list/ListScreen.tsx", true],
  ["cms/repository/domain/paths.ts", "#cms/repository/store/Repository.server.ts", false],
  ["cms/repository/store/Repository.server.ts", "#cms/repository/domain/paths.ts", true],
  ["cms/repository/store/Repository.server.ts", "#cms/drafts/DraftStore.server.ts", false],
  ["cms/repository/protocol/query.server.ts", "#cms/drafts/DraftStore.server.ts", true],
  ["cms/cli/compose.ts", "#cms/repository/protocol/query.server.ts", false],
];

const root = resolve(".");
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "halyard-lint-"));
  for (const name of [".oxlintrc.json", ".config/lint", "package.json"])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** The rules that the files of the folder break, as `file: rule`. */
function lint(): string[] {
  const program = join(root, "node_modules/oxlint/bin/oxlint");
  const rooms = ["app", "cms", "features", "server", "services", "slices", "tools"];
  const args = [program, "--format", "json", ...rooms];
  try {
    execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
    return [];
  } catch (error) {
    const { diagnostics } = JSON.parse(String(Object(error).stdout));
    return diagnostics.map(({ filename, code, labels }: Diagnostic) => `${filename}:${labels[0]?.span.line} ${code}`);
  }
}
type Diagnostic = { filename: string; code: string; labels: { span: { line: number } }[] };

test("each room imports what it may and nothing else", () => {
  const files = Map.groupBy(cases, ([file]) => file);
  for (const [file, imports] of files) write(file, imports.map(([, specifier]) => `import "${specifier}";\n`).join(""));
  const restricted = lint().filter((line) => line.endsWith("eslint(no-restricted-imports)"));
  const found = cases.map(([file, specifier]): Case => {
    const line = (files.get(file) ?? []).findIndex(([, other]) => other === specifier) + 1;
    return [file, specifier, !restricted.some((one) => one.startsWith(`${file}:${line} `))];
  });
  expect(found).toEqual(cases);
});

test("an import circle by # is found", () => {
  write("cms/tree/a.ts", 'import { b } from "#cms/tree/b.ts";\nexport const a = b;\n');
  write("cms/tree/b.ts", 'import { a } from "#cms/tree/a.ts";\nexport const b = a;\n');
  expect(lint()).toContain("cms/tree/a.ts:1 import(no-cycle)");
});

test("pages read the site's index only by functions that leave a cache tag", () => {
  const files = globSync(["slices/**/*.ts*", "app/_page/**/*.ts*", "app/[[]locale[]]/**/*.ts*"]);
  expect(files).toContain("app/[locale]/layout.tsx");
  const direct = files.filter((file) => /\bgetSiteIndex\b/.test(readFileSync(file, "utf8")));
  // The Studio, and results that are rendered for their query: no copy of them is stored.
  expect(direct.sort()).toEqual(["app/_page/countDocuments.ts", "slices/Search/index.tsx"]);
});
