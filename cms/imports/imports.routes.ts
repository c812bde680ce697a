import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { stream } from "hono/streaming";
import { marked } from "marked";

import type { EditingContext } from "#cms/openEditingContext.server.ts";
import { getRemote } from "#cms/cli/sync/readRepository.ts";
import { readForm } from "#cms/http/readForm.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";
import { WriteError } from "#cms/http/WriteError.server.ts";
import { requireRole, tokenActor } from "#cms/people/Actor.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import { announceRelease } from "#cms/releases/announceRelease.server.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { Webhooks } from "#cms/webhooks/Webhooks.server.ts";
import { maxAssetBytes } from "#cms/files/contract.ts";
import { HttpError } from "#kit/HttpError.ts";
import { getErrorMessage, log } from "#kit/log.ts";
import { isStorageFull, StorageFull } from "#kit/StorageFull.ts";

import { importFormSchema, maxImportBytes } from "./contract.ts";
import type { ImportForm, ImportLine } from "./contract.ts";
import { markdownSchema, pastedSchema } from "./markdown.contract.ts";
import { makeSlices } from "./body/makeSlices.server.ts";
import { fetchPublic } from "./files/fetchPublic.server.ts";
import { readMarkdown } from "./sources/readMarkdown.server.ts";
import { readPrismic } from "./sources/readPrismic.server.ts";
import { readWordPress } from "./sources/readWordPress.server.ts";
import { unreadable } from "#cms/imports/unreadable.server.ts";
import type { Source } from "./sources/source.server.ts";
import { isZip, ZipArchive } from "./sources/ZipArchive.server.ts";

const path = "/content/core/imports";

type Options = EditingContext & {
  models: ModelStore;
  webhooks: Webhooks;
  languages: { id: string }[];
  /** Whether files may be loaded from private networks. */
  mayLoadPrivate: boolean;
  /** Base of a Prismic repository's API, for tests and other hosts; `{name}` stands for its name. */
  prismicUrl?: string | undefined;
};

const labels: Record<ImportForm["kind"], string> = { markdown: "Markdown", wordpress: "WordPress", prismic: "Prismic" };

/** `POST …/imports`: says what an import brings, and carries it out; see `importFormSchema`. `…/markdown` and `…/slices`: see `markdownSchema` and `pastedSchema`. */
export function createImportsApi(options: Options): Hono<CoreEnv> {
  const { importService, events } = options;
  const app = new Hono<CoreEnv>();
  let isBusy = false;
  const tooLarge = () => Response.json({ message: "The file is larger than 200 MB" }, { status: 413 });
  app.use(path, bodyLimit({ maxSize: maxImportBytes, onError: tooLarge }));
  app.post(path, async (context) => {
    const actor = context.get("actor");
    requireRole(actor, "publisher");
    const { file, ...fields } = await readForm(context);
    const form = await importFormSchema.validate(fields, { stripUnknown: true });
    if (form.kind !== "prismic" && !(file instanceof File)) throw new WriteError(400, "`file` is missing");
    if (form.kind === "prismic" && !form.repository) throw new WriteError(400, "`repository` is missing");
    // Its holder may reach whatever this machine reaches.
    if (form.url && actor.id !== tokenActor.id) throw new WriteError(403, "Only the write token may name a `url`");
    if (isBusy)
      throw new HttpError(503, "busy", "Another import is running; try again when it is done", {
        retryAfterSeconds: 30,
      });
    isBusy = true;
    return stream(context, async (output) => {
      const write = (line: ImportLine) => void output.write(`${JSON.stringify(line)}\n`);
      const report = (line: ImportLine) => {
        // Until documents are saved, an import that nobody waits for any more is given up.
        if (output.aborted) throw new Error("The connection has ended");
        write(line);
      };
      try {
        write({ step: "reading" });
        const source = await readSource(form, file instanceof File ? file : undefined, options);
        const name = file instanceof File ? file.name : form.repository;
        const label = `${labels[form.kind]}: ${name}`.slice(0, 200);
        const result = await importService.run(source, { label, isDryRun: form.dry_run, actor, report });
        if (result.release) {
          options.scheduler.plan();
          announceRelease({ addition: options.releases.get(result.release.id) }, options);
        }
        await events.flush();
        write({ result });
      } catch (error) {
        write({ failure: toFailure(error) });
      } finally {
        isBusy = false;
      }
    });
  });
  app.post(`${path}/markdown`, async (context) => {
    const { text } = await markdownSchema.validate(await readJson(context));
    return context.json({ html: await marked.parse(text) });
  });
  app.post(`${path}/slices`, async (context) => {
    const { html, type } = await pastedSchema.validate(await readJson(context));
    return context.json(makeSlices(html, type, options.models.models));
  });
  return app;
}

async function readSource(form: ImportForm, file: File | undefined, options: Options): Promise<Source> {
  const { models, mayLoadPrivate, prismicUrl } = options;
  const { types } = models.models;
  const isNamed = (url: string) => Boolean(form.url) && new URL(url).host === new URL(form.url ?? "").host;
  const fetchFile = (url: string) =>
    fetchPublic(url, { maxBytes: maxAssetBytes, mayBePrivate: mayLoadPrivate || isNamed(url) });
  const languages = options.languages.map(({ id }) => id);
  const lang = languages.includes(form.lang) ? form.lang : undefined;
  const type = form.type || (types.has("blog_post") ? "blog_post" : "page");
  if (lang === undefined) throw new WriteError(400, `there is no language ${form.lang}`);
  if (form.kind === "prismic" || !file) {
    const name = form.repository ?? "";
    const remote = getRemote(name, form.url || prismicUrl?.replace("{name}", name));
    return readPrismic({ remote: { ...remote, accessToken: form.token || undefined }, fetchFile });
  }
  if (!types.get(type)?.repeatable) throw new WriteError(400, `there is no type ${type} of pages`);
  const bytes = await file.bytes();
  const common = { lang, languages, type, types: new Set(types.keys()), fetchFile };
  if (form.kind === "wordpress") return readWordPress(bytes, file.name, common);
  if (!isZip(bytes)) throw unreadable("import-no-zip", "This is no ZIP archive; pack the folder of Markdown files");
  return readMarkdown(new ZipArchive(bytes), common);
}

function toFailure(error: unknown): NonNullable<ImportLine["failure"]> {
  if (error instanceof WriteError) {
    const { code, values = [] } = error.facts;
    return { message: error.message, values, ...(code ? { code } : {}) };
  }
  if (error instanceof HttpError) return { message: error.message, values: [] };
  log("error", "content", "an import failed", { reason: getErrorMessage(error) });
  return {
    message: isStorageFull(error) ? new StorageFull().message : "The import failed; nothing was stored",
    values: [],
  };
}
