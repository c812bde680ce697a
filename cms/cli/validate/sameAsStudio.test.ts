/** @jest-environment node */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { makeStudioClient } from "#cms/testing/makeStudioClient.ts";
import { serveContent, testSecrets } from "#cms/testing/serveContent.ts";
import { starterContent } from "#cms/testing/starterContent.ts";

jest.setTimeout(60_000);

const id = "page-of-old-models";
const document = {
  ...{ id, type: "page", uid: "of-old-models", lang: "en-us", group: id, tags: [] },
  first_publication_date: "2026-01-01T00:00:00+0000",
  last_publication_date: "2026-01-01T00:00:00+0000",
  data: {
    ...{ title: "A page of old models", motto: "A field that is gone" },
    slices: [
      { id: "a$1", slice_type: "carousel", variation: "default", primary: { words: "A type that is gone" } },
      { id: "a$2", slice_type: "hero", variation: "gone", primary: {} },
      { id: "a$3", slice_type: "hero", variation: "compact", primary: { title: [], subtitle: "A field that is gone" } },
    ],
  },
};

test("content:validate reports the same misfits with the same reasons as the Studio", async () => {
  const folder = mkdtempSync(join(tmpdir(), "validate-"));
  cpSync(join(starterContent, "documents"), join(folder, "documents"), { recursive: true });
  writeFileSync(join(folder, "documents/en-us/page/of-old-models.json"), JSON.stringify(document, null, 2));
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const { origin, close } = await serveContent({ contentDir: folder });
  const { body } = await makeStudioClient(origin, testSecrets.writeToken)("GET", `documents/${id}`);
  await close();
  const shown = (Array.isArray(body.hidden) ? body.hidden : []).map(({ field, reason }) => `${field}: ${reason}`);
  expect(shown.length).toBeGreaterThan(3);

  const output = await new Promise<string>((resolve) => {
    const env = { ...process.env, CONTENT_DIR: folder };
    const command = "cms/cli/validate/validateCommand.ts";
    execFile(process.execPath, [command], { env }, (_error, _stdout, stderr) => resolve(stderr));
  });
  const lines = output.split("\n").flatMap((line) => /of-old-models\.json:\d+: (.*)$/.exec(line)?.[1] ?? []);
  expect(lines).toEqual(shown);
  rmSync(folder, { recursive: true });
});
