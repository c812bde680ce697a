import { join } from "node:path";

import { Hono } from "hono";

import type { Secrets } from "../secrets.ts";
import type { Service } from "../service.ts";
import { Repository } from "./files/repository.ts";
import type { Snapshot } from "./files/snapshot.ts";
import { createApi } from "./http/api.ts";
import { ImageSizes } from "./images/sizes.ts";
import { createStorage } from "./images/storage.ts";
import { isObject } from "./model/document.ts";
import type { Json } from "./model/document.ts";
import { loadModels } from "./model/models.ts";
import { announce } from "./webhooks.ts";

export type ContentOptions = {
  /** Folder with `documents/` and `images/`. */
  contentDir: string;
  modelsDir: string;
  slicesDir: string;
  repositoryName: string;
  secrets: Secrets;
  /** Addresses told of every publication. */
  webhooks: string[];
  /** Address of the document API as others reach it, for webhooks. */
  apiUrl: string;
  visibility?: "open" | "private";
  imagesUrl?: string;
  testSwitches?: boolean;
};

/** The embedded content repository: Prismic's document API over files, and the picture storage beside it. */
export async function createContentService(options: ContentOptions): Promise<Service> {
  const models = loadModels(options.modelsDir, options.slicesDir);
  const images = join(options.contentDir, "images");
  const sizes = new ImageSizes(images);
  const publish = (snapshot: Snapshot, before: Snapshot) => {
    void sizes.measure(imageNames(snapshot)).then(() =>
      announce(snapshot, before, { ...options, urls: options.webhooks, secret: options.secrets.webhookSecret }),
    );
  };
  const repository = new Repository(options.contentDir, models, publish);
  await repository.open();
  await sizes.measure(imageNames(repository.master));
  const app = new Hono();
  app.route(
    "/",
    createApi({
      repository,
      models,
      accessToken: options.secrets.accessToken,
      visibility: options.visibility ?? "open",
      imagesUrl: options.imagesUrl,
      imageSize: (name) => sizes.get(name),
      testSwitches: options.testSwitches ?? false,
    }),
  );
  app.route("/", createStorage(images));
  return { name: "content", app, check: () => repository.refresh(), close: async () => repository.close() };
}

function imageNames({ documents }: Snapshot): string[] {
  const names = new Set<string>();
  for (const { data } of documents) collect(data, names);
  return [...names];
}

function collect(value: Json | undefined, names: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, names);
  else if (isObject(value)) {
    if (typeof value.url === "string" && "alt" in value && !/^https?:/.test(value.url)) names.add(value.url);
    for (const member of Object.values(value)) collect(member, names);
  }
}
