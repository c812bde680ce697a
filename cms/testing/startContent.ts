/** What tests of the CMS start and fill: a repository in a folder of its own, with clients and fixtures. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createClient } from "@prismicio/client";
import type { Client, ClientConfig, PrismicDocument } from "@prismicio/client";

import type { Database } from "#db/index.ts";
import { createTemporaryDatabase } from "#db/testing/template.ts";
import type { ContentOptions } from "#cms/createContentService.server.ts";

import { testModels } from "./testModels.ts";
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
  origin: string;
  endpoint: string;
  /** The seed. */
  folder: string;
  /** Data folder of the service. */
  dataDir: string;
  database: Database;
  /** Writes or replaces a document's file. */
  write: (document: TestDocument) => void;
  remove: (id: string) => void;
  /** Stops the service, writes files into its data folder, and starts another one on it. */
  restart: (files?: Record<string, string>) => Promise<{ origin: string }>;
  close: () => Promise<void>;
};

/** Starts the service over the given documents, on a free port; `files` are in its data folder before. */
export async function startContent(
  documents: TestDocument[],
  options: Partial<ContentOptions> = {},
  files: Record<string, string | Uint8Array> = {},
): Promise<TestContent> {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  const dataDir = join(folder, "data");
  const put = (path: string, value: unknown) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), isText(value) ? value : JSON.stringify(value));
  };
  writeModels(put);
  put(
    "images/dot.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20H0z"/></svg>',
  );
  mkdirSync(join(folder, "documents"));
  const write = (document: TestDocument) => put(`documents/${document.id}.json`, toFile(document));
  documents.forEach(write);
  for (const [path, text] of Object.entries(files)) put(`data/${path}`, text);
  const lent = options.database ?? shared;
  const database = lent ?? (await createTemporaryDatabase());
  const serve = () => start({ ...getFolders(folder), dataDir, ...options, database });
  let running = await serve();
  return {
    origin: running.origin,
    endpoint: `${running.origin}/content/api/v2`,
    folder,
    dataDir,
    database,
    write,
    remove: (id) => rmSync(join(folder, `documents/${id}.json`)),
    restart: async (files = {}) => {
      await running.close();
      for (const [path, text] of Object.entries(files)) put(`data/${path}`, text);
      running = await serve();
      return running;
    },
    close: async () => {
      await running.close();
      if (!lent) await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const isText = (value: unknown): value is string | Uint8Array =>
  typeof value === "string" || value instanceof Uint8Array;

type Running = Pick<Awaited<ReturnType<typeof serveContent>>, "origin" | "close">;
type Starter = (options: Parameters<typeof serveContent>[0]) => Promise<Running>;

let start: Starter = serveContent;
let shared: Database | undefined;

/** Makes all tests of a file run against another kind of service, such as several instances. */
export function startWith(starter: Starter, database: Database): void {
  start = starter;
  shared = database;
}

const getFolders = (folder: string) => ({
  contentDir: folder,
  modelsDir: join(folder, "types"),
  slicesDir: join(folder, "slices"),
});

function writeModels(put: (path: string, value: unknown) => void): void {
  for (const [name, model] of Object.entries(testModels.types)) put(`types/${name}/index.json`, model);
  for (const [name, model] of Object.entries(testModels.slices)) put(`slices/${name}/model.json`, model);
}

const toFile = ({
  id,
  type = "article",
  uid = id,
  lang = "en-us",
  group = id,
  tags = [],
  first,
  last,
  data = {},
}: TestDocument) => ({
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

/** The official client, unmodified, for a test's service; its documents have the test's models. */
export function testClient(documentAPIEndpoint: string, config: ClientConfig = {}): Client<PrismicDocument> {
  return createClient<PrismicDocument>("test-repository", { ...config, documentAPIEndpoint });
}
