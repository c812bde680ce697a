/** The protocol: what Prismic's clients see, from the document API to migration, assets and custom types. */
import { Hono } from "hono";
import type { Context } from "hono";

import { masterLang } from "#cms/repository/domain/languages.ts";
import { QueryError } from "#cms/repository/domain/query/QueryError.ts";

import { Snapshot } from "#cms/repository/store/snapshot.server.ts";
import { sendRefError, findSnapshot, canRead, canReadReleases } from "./access.server.ts";
import type { ApiOptions } from "./ApiOptions.server.ts";
import { apiPath, getEndpoint, getPublicUrl } from "./requestUrl.server.ts";
import { sendBadQuery, sendTooMany, sendUnauthorized } from "./errors.server.ts";
import { repositoryRoot } from "./repositoryRoot.server.ts";
import { search } from "./search.server.ts";

/** `GET /content/api/v2`, `…/documents/search`, `…/tags`: Prismic's document API, read-only. */
export function createDocumentApi(options: ApiOptions): Hono {
  const app = new Hono();
  app.use(`${apiPath}/*`, async (context, next) => {
    const wait = options.testSwitches ? context.req.header("x-test-too-many") : undefined;
    if (wait) return sendTooMany(context, Number(wait));
    if (!canRead(context, options)) return sendUnauthorized(context, getEndpoint(context));
    return next();
  });
  for (const path of [apiPath, `${apiPath}/`]) {
    app.get(path, (context) =>
      canRead(context, options)
        ? context.json(
            repositoryRoot({ ...options, showReleases: canReadReleases(context, options) }, getEndpoint(context)),
          )
        : sendUnauthorized(context, getEndpoint(context)),
    );
  }
  app.get(`${apiPath}/tags`, (context) => context.json(options.repository.tags));
  app.get(`${apiPath}/documents/search`, (context) => sendSearch(context, options));
  return app;
}

/** A body of parts, without a copy of them. */
const toStream = (parts: readonly Uint8Array<ArrayBuffer>[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });

async function sendSearch(context: Context, options: ApiOptions) {
  const { imageSize } = options;
  const url = getPublicUrl(context);
  const snapshot = await findSnapshot(context, options, url.searchParams.get("ref") ?? undefined);
  if (!(snapshot instanceof Snapshot)) return sendRefError(context, options, snapshot);
  if (/fulltext|similar/.test(url.search)) await options.completeTexts();
  try {
    const imagesUrl = options.imagesUrl ?? `${url.origin}/storage/web/images`;
    const models = options.models();
    const parts = search(snapshot, url.searchParams, {
      models,
      texts: options.texts,
      imageSize,
      imagesUrl,
      masterLang: options.languages[0]?.id ?? masterLang,
      url,
      endpoint: getEndpoint(context),
    });
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    const headers = { "content-type": "application/json", "content-length": String(length) };
    return context.body(toStream(parts), 200, headers);
  } catch (error) {
    if (error instanceof QueryError) return sendBadQuery(context, error);
    throw error;
  }
}
