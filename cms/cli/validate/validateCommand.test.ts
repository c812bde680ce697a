/** @jest-environment node */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Outcome = { code: number; stdout: string; stderr: string };

/** Runs the command over a folder with the given documents. */
async function validate(documents: Record<string, unknown>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "validate-"));
  mkdirSync(join(folder, "documents"));
  for (const [name, value] of Object.entries(documents)) {
    writeFileSync(join(folder, "documents", name), typeof value === "string" ? value : JSON.stringify(value, null, 2));
  }
  const response = await new Promise<Outcome>((resolve) => {
    const env = { ...process.env, CONTENT_DIR: folder };
    execFile(process.execPath, ["cms/cli/validate/validateCommand.ts"], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr: stderr.replaceAll(/\S*\/documents\//g, "") }),
    );
  });
  rmSync(folder, { recursive: true });
  return response;
}

const page = (uid: string, data: object) => ({
  id: `page-${uid}`,
  type: "page",
  uid,
  lang: "en-us",
  group: `page-${uid}`,
  first_publication_date: "2026-01-01T00:00:00+0000",
  last_publication_date: "2026-01-01T00:00:00+0000",
  data,
});

test("content:validate exits with 0 for valid content", async () => {
  expect(await validate({ "a.json": page("a", { title: "A" }) })).toMatchObject({ code: 0, stderr: "" });
});

test("content:validate reports every problem with file, line, field and reason, and exits with 1", async () => {
  const response = await validate({
    "broken.json": "{",
    "stray.json": page("stray", { colour: "red", title: 7 }),
    "link.json": page("link", { parent: { link_type: "Document", id: "page-gone" } }),
    "picture.json": page("picture", {
      slices: [{ slice_type: "media_text", variation: "default", primary: { image: { url: "none.svg", alt: "" } } }],
    }),
  });
  expect(response.code).toBe(1);
  expect(response.stderr.trim().split("\n")).toEqual([
    "broken.json:1: not JSON: a closing } is missing (column 2)",
    "stray.json:10: data.colour: the model has no such field",
    expect.stringMatching(/^stray\.json:11: data\.title: a text is expected, not 7/),
    "link.json:10: data.parent: there is no document page-gone",
    "picture.json:15: data.slices[0].primary.image: there is no file none.svg",
  ]);
  expect(response.stdout).toContain("5 problems were found");
});

test("content:validate reports redirects without target, cycles of parents and unknown languages", async () => {
  const redirect = (uid: string, data: object) => ({ ...page(uid, data), id: `redirect-${uid}`, type: "redirect" });
  const to = (url: string) => ({ link_type: "Web", url });
  const parent = (id: string) => ({ parent: { link_type: "Document", id } });
  const { code, stderr } = await validate({
    "a.json": redirect("a", { from: "/a/", to: to("/b/"), both_languages: true }),
    "b.json": redirect("b", { from: "/b/", to: to("https:///a/"), both_languages: false }),
    "empty.json": redirect("empty", { from: "/empty/" }),
    "french.json": { ...page("bonjour", {}), lang: "fr-fr" },
    "high.json": page("high", parent("page-low")),
    "low.json": page("low", parent("page-high")),
  });
  expect(code).toBe(1);
  expect(stderr.replaceAll(/:\d+:/g, ":").trim().split("\n").sort()).toEqual([
    "a.json: data.to: redirects lead in a circle: /a/ → /b/ → /a/",
    "b.json: data.to: redirects lead in a circle: /b/ → /a/ → /b/",
    "empty.json: data.to: a redirect names the address it leads to",
    "french.json: lang: there is no language fr-fr in this repository, only en-us and zh-cn",
    "high.json: data.parent: the pages above this one lead back to it",
    "low.json: data.parent: the pages above this one lead back to it",
  ]);
});
