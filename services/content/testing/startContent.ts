import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import type { ContentOptions } from "../index.ts";
import { testModels } from "./models.ts";
import { serveContent } from "./serveContent.ts";

export type TestDocument = {
  id: string;
  type?: string;
  uid?: string | null;
  lang?: string;
  group?: string;
  tags?: string[];
  first?: string;
  last?: string;
  data?: object;
};

/** A running content service over documents of a test, with real HTTP. */
export type TestContent = {
  endpoint: string;
  folder: string;
  /** Writes or replaces a document's file. */
  write: (document: TestDocument) => void;
  remove: (id: string) => void;
  close: () => Promise<void>;
};

/** Starts the service over the given documents, on a free port. */
export async function startContent(documents: TestDocument[], options: Partial<ContentOptions> = {}): Promise<TestContent> {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  const put = (path: string, value: unknown) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof value === "string" ? value : JSON.stringify(value));
  };
  for (const [name, model] of Object.entries(testModels.types)) put(`types/${name}/index.json`, model);
  for (const [name, model] of Object.entries(testModels.slices)) put(`slices/${name}/model.json`, model);
  put("images/dot.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20H0z"/></svg>');
  mkdirSync(join(folder, "documents"));
  const write = (document: TestDocument) => put(`documents/${document.id}.json`, fileOf(document));
  documents.forEach(write);
  const { origin, close } = await serveContent({
    contentDir: folder,
    modelsDir: join(folder, "types"),
    slicesDir: join(folder, "slices"),
    ...options,
  });
  return {
    endpoint: `${origin}/content/api/v2`,
    folder,
    write,
    remove: (id) => rmSync(join(folder, `documents/${id}.json`)),
    close: async () => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}

const fileOf = ({ id, type = "article", uid = id, lang = "en-us", group = id, tags = [], first, last, data = {} }: TestDocument) => ({
  id,
  type,
  uid: type === "settings" ? null : uid,
  lang,
  group,
  tags,
  first_publication_date: first ?? "2026-01-01T00:00:00+0000",
  last_publication_date: last ?? "2026-01-02T00:00:00+0000",
  data,
});
