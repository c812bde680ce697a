/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { unzipSync } from "fflate";
import sharp from "sharp";

import { testSample } from "../../../features/shared/testing/testSample.ts";
import { rebrandContent } from "./rebrandContent.ts";
import { readBrandFile } from "./readBrandFile.ts";

const sample = /halyard|signal street|信号街|#10233a|#c8291e/i;
const example = "tools/generate/rebrand/testing/acme.yaml";

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "rebrand-"));
  for (const part of ["content", "public", "features/shared/styles", "features/shared/ui/Mark"]) {
    cpSync(part, join(copy, part), { recursive: true });
  }
  writeFileSync(join(copy, ".env"), "PORT=3100\nMAIL_TO=team@halyard.example\n");
  // Jest cannot load the font shaper.
  const modules = ["readBrandFile", "rebrandFolder"].map((name) => `import("./tools/generate/rebrand/${name}.ts")`);
  const call = `([{ readBrandFile }, { rebrandFolder }]) => rebrandFolder(${JSON.stringify(copy)}, readBrandFile("${example}"))`;
  execFileSync(process.execPath, ["-e", `Promise.all([${modules.join(", ")}]).then(${call})`], { stdio: "inherit" });
});
afterAll(() => rmSync(copy, { recursive: true }));

testSample("no text of a rebranded copy names the sample company, shows its address or has its colours", () => {
  const files = globSync("{content,public,features}/**/*", { cwd: copy }).filter((name) =>
    statSync(join(copy, name)).isFile(),
  );
  expect(files.length).toBeGreaterThan(300);
  const texts = files.filter((name) => !/\.(png|ico|woff2|zip)$/.test(name) && !name.endsWith("flag-h.svg"));
  expect(texts.filter((name) => sample.test(readFileSync(join(copy, name), "utf8")))).toEqual([]);
  expect(readFileSync(join(copy, ".env"), "utf8")).toBe(
    "PORT=3100\nMAIL_TO=help@acme.example\nMAIL_FROM=website@acme.example\nOTEL_SERVICE_NAME=acme-nodes\n",
  );
});

testSample("the settings of each language are the new company's; what it does not have is gone", () => {
  const settings = (lang: string) =>
    JSON.parse(readFileSync(join(copy, `content/documents/${lang}/settings/settings.json`), "utf8")).data;
  expect(settings("en-us")).toMatchObject({
    site_name: "Acme Nodes",
    tagline: "Nodes that answer",
    sales_email: "sales@acme.example",
    address: [{ text: "7 Harbour Road" }, { text: "20457 Hamburg" }, { text: "Germany" }],
    social: [{ name: "GitHub", link: { link_type: "Web", url: "https://code.acme.example/" } }],
  });
  expect(settings("zh-cn")).toMatchObject({ tagline: "有问必答的节点", community: { text: "社区群组" } });
  const { calendar: _, ...less } = readBrandFile(example);
  rebrandContent(join(copy, "content"), less);
  expect(settings("en-us")).not.toHaveProperty("calendar");
  expect(settings("en-us")).toHaveProperty("community.url", "https://chat.acme.example/");
});

test("marks, icons and the media kit show the new mark and name", async () => {
  const archive = unzipSync(readFileSync(join(copy, "public/brand/media-kit.zip")));
  const text = (name: string) => Buffer.from(archive[name] ?? []).toString();
  expect(text("LICENCE.txt")).toContain("press@acme.example");
  expect(text("wordmark-light.svg")).toMatch(/aria-label="Acme Nodes"[\s\S]*<circle[\s\S]*#201a33/);
  expect(text("mark-mono-dark.svg")).not.toContain("#0a7d5a");
  expect(readFileSync(join(copy, "features/shared/ui/Mark/Drawing.tsx"), "utf8")).toContain("strokeWidth=");
  const [red = 0, green = 0] = await sharp(join(copy, "public/icon-512.png"))
    .extract({ left: 256, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([red, green]).toEqual([0x0a, 0x7d]);
});

test.each([
  ["name: Acme", ["legal_name", "endpoint_host", "support_email", "postal_address"]],
  ["nmae: Acme", ["nmae"]],
  ["postal_address: { en: [1 Road] }", ["postal_address.cn"]],
  ["support_email: nobody", ["support_email must be a valid email"]],
  ["endpoint_host: https://acme.example", ["endpoint_host is a host such as acme.example"]],
  ["mark: gone.svg", ["gone.svg"]],
  ["colours: { ink: red }", ["such as #10233a"]],
])("a brand file with %j is rejected with its errors", (text, reasons) => {
  const file = join(copy, "wrong.yaml");
  const content = text.startsWith("name") ? "" : readFileSync(example, "utf8").replace(/^mark:.*$/m, "");
  const [key = ""] = text.split(":");
  const rest = content.replace(new RegExp(`^${key}:.*(\\n .*)*$`, "m"), "");
  writeFileSync(file, `${rest}\n${text}\n`);
  expect(() => readBrandFile(file)).toThrow(Error);
  for (const reason of reasons) expect(() => readBrandFile(file)).toThrow(reason);
});

test("docs/adopters.md shows a brand's file that works", () => {
  const [, block] = /```yaml\n(name: [\s\S]*?)```/.exec(readFileSync("docs/adopters.md", "utf8")) ?? [];
  expect(block).toBe(readFileSync(example, "utf8"));
});
