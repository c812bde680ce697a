import { Hono } from "hono";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { array, object, string } from "yup";

import { maxAssetBytes } from "#cms/files/contract.ts";
import { maxFilenameLength } from "#cms/files/AssetStore.server.ts";
import type { AssetStore } from "#cms/files/AssetStore.server.ts";
import type { AssetWords, StoredAsset } from "#cms/files/storedAsset.server.ts";
import { readPreferredName } from "#cms/files/fileNames.server.ts";
import { omitNulls } from "#cms/repository/domain/model/omit.ts";
import type { EventLog } from "#cms/audit/EventLog.server.ts";
import { tokenActor } from "#cms/people/Actor.server.ts";
import { foldText } from "#contracts/foldText.ts";
import { readForm } from "#cms/http/readForm.server.ts";
import { sendWriteError } from "#cms/http/guard.server.ts";
import { WriteError } from "#cms/http/WriteError.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";

const base = "/content/assets";
const defaultPageSize = 100;

const words = {
  notes: string().max(500, "`notes` must be at most 500 characters"),
  credits: string().max(500, "`credits` must be at most 500 characters"),
  alt: string().max(500, "`alt` must be at most 500 characters"),
};
const created = object(words);
const changed = object({
  ...words,
  filename: string().min(1).max(maxFilenameLength, "`filename` must be at most ${max} characters"),
  tags: array(string().required()).max(50),
});
const tag = object({
  name: string()
    .min(3, "a tag's name must be at least 3 characters")
    .max(20, "a tag's name must be at most 20 characters")
    .required(),
});

type Options = {
  assets: AssetStore;
  guard: MiddlewareHandler;
  /** Id of a document, published or not, that uses a file. */
  findUser: (name: string) => string | undefined;
  /** URL of a stored file. */
  getUrl: (context: Context, name: string) => string;
  events: Pick<EventLog, "add">;
};

/** `…/assets`, `…/assets/:id`, `…/tags` below `/content/assets/`: Prismic's Asset API. */
export function createAssetApi({ assets, guard, findUser, getUrl, events }: Options): Hono {
  const app = new Hono();
  const toBody = (context: Context, asset: StoredAsset) => {
    // Omits members that Prismic's API does not have.
    const {
      name,
      created: created_at,
      changed: last_modified,
      tags,
      alts: _alts,
      focal: _focal,
      former: _former,
      isClean: _isClean,
      ...rest
    } = asset;
    const assigned = assets.tags.filter(({ id }) => tags.includes(id));
    return { ...rest, url: getUrl(context, name), created_at, last_modified, uploader_id: "editor", tags: assigned };
  };
  app.onError((error, context) => sendWriteError(error, context, "error"));
  app.use(`${base}/*`, guard);
  app.use(
    `${base}/*`,
    bodyLimit({
      maxSize: maxAssetBytes,
      onError: (context) => context.json({ error: "The file is larger than 30 MB" }, 413),
    }),
  );
  app.get(`${base}/assets`, (context) => {
    const found = search(assets.all, context);
    const start = Number(context.req.query("cursor") ?? 0) || 0;
    const size = Math.min(
      Number(context.req.query("pageSize") ?? context.req.query("limit") ?? defaultPageSize) || defaultPageSize,
      1_000,
    );
    const items = found.slice(start, start + size).map((asset) => toBody(context, asset));
    const more = start + size < found.length ? { cursor: String(start + size) } : {};
    return context.json({ items, total: found.length, ...more, is_opensearch_result: false });
  });
  app.post(`${base}/assets`, async (context) => {
    const { file, ...rest } = await readForm(context);
    if (!(file instanceof File)) throw new WriteError(400, "`file` is missing");
    const asset = await assets.create(
      // `x-file-name` is not in Prismic's API: sent by `content:push` to keep file names.
      { filename: file.name || "file", preferred: readPreferredName(context.req.header("x-file-name") ?? "") },
      await file.bytes(),
      omitUndefined(created.validateSync(rest, { stripUnknown: true })),
    );
    events.add(tokenActor, "uploaded", { id: asset.id, title: asset.filename });
    return context.json(toBody(context, asset));
  });
  app.patch(`${base}/assets/:id`, async (context) => {
    const change = changed.validateSync(omitNulls(await readJson(context)), { stripUnknown: true });
    const unknown = change.tags?.find((id) => !assets.tags.some((one) => one.id === id));
    if (unknown) throw new WriteError(400, `there is no tag ${unknown}`);
    const asset = await assets.change(context.req.param("id"), omitUndefined(change));
    return asset ? context.json(toBody(context, asset)) : context.json({ error: "Asset not found" }, 404);
  });
  app.get(`${base}/assets/:id`, (context) => {
    const asset = assets.find(context.req.param("id"));
    return asset ? context.json(toBody(context, asset)) : context.json({ error: "Asset not found" }, 404);
  });
  app.delete(`${base}/assets/:id`, async (context) => {
    const asset = assets.find(context.req.param("id"));
    const user = asset && findUser(asset.name);
    if (user) throw new WriteError(409, `The document ${user} shows this file; take it out there first`);
    if (!(await assets.delete(context.req.param("id")))) return context.json({ error: "Asset not found" }, 404);
    events.add(tokenActor, "file-deleted", asset && { id: asset.id, title: asset.filename });
    return context.body(null, 204);
  });
  app.get(`${base}/tags`, (context) => context.json({ items: assets.tags }));
  app.post(`${base}/tags`, async (context) => {
    const { name } = tag.validateSync(await readJson(context));
    return context.json(await assets.createTag(name), 201);
  });
  return app;
}

function search(all: StoredAsset[], context: Context): StoredAsset[] {
  const keyword = foldText(context.req.query("keyword") ?? "");
  const kind = context.req.query("assetType");
  const ids = context.req.queries("ids");
  return all
    .filter(
      (asset) =>
        !keyword ||
        [asset.filename, asset.alt, asset.notes, asset.credits].some((text) => foldText(text ?? "").includes(keyword)),
    )
    .filter((asset) => !kind || kind === "all" || asset.kind === kind)
    .filter((asset) => !ids || ids.includes(asset.id));
}

const omitUndefined = (words: AssetWords): AssetWords =>
  Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
