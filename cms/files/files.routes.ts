import { Hono } from "hono";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { boolean, number, object, string } from "yup";

import { foldText, toSearchWords } from "#contracts/foldText.ts";
import type { EditingContext } from "#cms/openEditingContext.server.ts";
import { requireRole } from "#cms/people/Actor.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import { readForm } from "#cms/http/readForm.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";

import { assetChangeSchema, assetKinds, maxAssetBytes } from "./contract.ts";
import type { StudioAsset } from "./contract.ts";
import { checkFormat } from "./checkFormat.server.ts";
import { replaceFile } from "./replaceFile.server.ts";

const base = "/content/core/assets";
// Names of the project's files contain slashes, which are encoded.
const one = `${base}/:id`;

const querySchema = object({
  text: string().max(200),
  kind: string().oneOf(assetKinds),
  unused: boolean(),
  after: string().max(300),
  limit: number().integer().min(1).max(200).default(60),
});

type Options = EditingContext & { models: ModelStore };

/**
 * `/content/core/assets[/:id[/file|/uses]]`: all files, including the project's; upload, texts, replacement, deletion.
 */
export function createFilesApi(options: Options): Hono<CoreEnv> {
  const { files, assets, catalog, events, publicationService, models } = options;
  const app = new Hono<CoreEnv>();
  app.use(`${base}/*`, bodyLimit({ maxSize: maxAssetBytes + 65_536, onError: () => tooLarge() }));
  app.get(base, async (context) => {
    const query = await querySchema.validate(context.req.query());
    const found = (await files.list()).filter(isWanted(query));
    const start = query.after ? found.findIndex(({ id }) => id === query.after) + 1 : 0;
    const results = await files.measure(found.slice(start, start + query.limit));
    const next = start + query.limit < found.length ? (results.at(-1)?.id ?? null) : null;
    return context.json({ total: found.length, next, results });
  });
  app.post(base, async (context) => {
    const { file } = await readFile(context);
    const { body, ...name } = await readContent(file);
    const asset = await assets.create(name, body, {});
    events.add(context.get("actor"), "uploaded", { id: asset.id, title: asset.filename });
    return context.json(await files.get(asset.id), 201);
  });
  app.get(one, async (context) => context.json(await files.get(context.req.param("id"))));
  app.patch(one, async (context) => {
    const { alt, ...words } = await assetChangeSchema.validate(await readJson(context));
    return context.json(await files.change(context.req.param("id"), { ...words, alts: alt }));
  });
  app.get(`${one}/uses`, async (context) => {
    const { name } = await files.get(context.req.param("id"));
    return context.json({ results: listUses(name) });
  });
  app.put(`${one}/file`, async (context) => {
    const actor = context.get("actor");
    requireRole(actor, "publisher");
    const { id, is_project: isProject } = await files.get(context.req.param("id"));
    const before = assets.find(id);
    if (isProject || !before)
      throw new WriteError(409, "A file of the project is replaced in content/images", [], named("file-project"));
    const { file } = await readFile(context);
    const { body, ...name } = await readContent(file);
    const after = await assets.replace(id, name, body);
    if (!after) throw new WriteError(404, `There is no file ${id}`, [], named("no-file"));
    const update = (document: Parameters<typeof replaceFile>[0]) => replaceFile(document, before, after, models.models);
    await publicationService.rewrite(update, actor);
    events.add(actor, "replaced", { id, title: after.filename });
    return context.json(await files.get(id));
  });
  app.delete(one, async (context) => {
    const { id, name, filename, is_project: isProject } = await files.get(context.req.param("id"));
    if (isProject)
      throw new WriteError(409, "A file of the project is deleted in content/images", [], named("file-project"));
    const uses = listUses(name);
    if (uses.length > 0) {
      const titles = uses.slice(0, 3).map(({ title, lang }) => `“${title}” (${lang})`);
      const rest = uses.length > 3 ? ` and ${uses.length - 3} more` : "";
      const sentence = `Used in ${titles.join(", ")}${rest}; take it out there first`;
      throw new WriteError(409, sentence, [], { uses, ...named("file-used", ...titles) });
    }
    await assets.delete(id);
    events.add(context.get("actor"), "file-deleted", { id, title: filename });
    return context.body(null, 204);
  });
  const listUses = (name: string) =>
    files.listUses(name).flatMap(({ document, field }) => {
      const entry = catalog.entries.get(document.id);
      return entry ? [{ ...catalog.summarize(entry), field }] : [];
    });
  return app;
}

function isWanted({
  text = "",
  kind,
  unused,
}: {
  text?: string | undefined;
  kind?: string | undefined;
  unused?: boolean | undefined;
}) {
  const words = toSearchWords(text);
  return (file: StudioAsset) => {
    const { name, filename, notes, credits, alt } = file;
    const searched = foldText([name, filename, notes, credits, ...Object.values(alt)].join(" "));
    return (
      (!kind || file.kind === kind) && (!unused || file.uses === 0) && words.every((word) => searched.includes(word))
    );
  };
}

async function readFile(context: Context): Promise<{ file: File }> {
  const { file } = await readForm(context);
  if (file instanceof File) return { file };
  throw new WriteError(400, "`file` is missing", [{ field: "file", reason: "missing" }]);
}

async function readContent(file: File) {
  if (file.size > maxAssetBytes) throw new WriteError(413, "The file is larger than 30 MB");
  const body = await file.bytes();
  const name = file.name || "file";
  return { filename: await checkFormat(name, body), originalName: name, body };
}

function tooLarge(): Response {
  return Response.json({ message: "The file is larger than 30 MB" }, { status: 413 });
}
