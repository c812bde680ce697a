import { Hono } from "hono";
import type { Context } from "hono";

import type { Repository } from "../files/repository.ts";
import type { Models } from "../model/models.ts";
import { QueryError } from "../query/errors.ts";
import { badQuery, expiredRef, tooMany, unauthorized, unknownRef } from "./errors.ts";
import { repositoryRoot } from "./root.ts";
import { search } from "./search.ts";

export type ApiOptions = {
  repository: Repository;
  models: Models;
  accessToken: string;
  /** open: everyone reads; private: every call needs the access token. */
  visibility: "open" | "private";
  /** Base of picture addresses; the request's own origin when not set. */
  imagesUrl: string | undefined;
  imageSize: (name: string) => { width: number; height: number } | undefined;
  /** Lets tests ask for a 429 by the header `x-test-too-many`. */
  testSwitches: boolean;
};

const base = "/content/api/v2";

/** `GET /content/api/v2`, `…/documents/search`, `…/tags`: the document API of Prismic, reading side. */
export function createApi(options: ApiOptions): Hono {
  const app = new Hono();
  app.use(`${base}/*`, async (context, next) => {
    const wait = options.testSwitches ? context.req.header("x-test-too-many") : undefined;
    if (wait) return tooMany(context, Number(wait));
    if (!mayRead(context, options)) return unauthorized(context, endpointOf(context));
    await next();
    context.header("access-control-allow-origin", "*");
  });
  for (const path of [base, `${base}/`]) {
    app.get(path, (context) =>
      mayRead(context, options)
        ? context.json(repositoryRoot(options.repository, options.models, endpointOf(context)))
        : unauthorized(context, endpointOf(context)),
    );
  }
  app.get(`${base}/tags`, (context) => context.json(options.repository.master.documents.flatMap(({ tags }) => tags).filter(isFirst).sort()));
  app.get(`${base}/documents/search`, (context) => answerSearch(context, options));
  return app;
}

function answerSearch(context: Context, options: ApiOptions) {
  const { repository, models, imageSize } = options;
  const address = publicAddress(context);
  const ref = address.searchParams.get("ref");
  if (!ref) return badQuery(context, new QueryError("The ref parameter is missing", 0, "ref"));
  const snapshot = repository.find(ref);
  if (snapshot === "expired") return expiredRef(context, repository.master.ref);
  if (snapshot === "unknown") return unknownRef(context, repository.master.ref);
  try {
    const imagesUrl = options.imagesUrl ?? `${address.origin}/storage/web/images`;
    const masterLang = "en-us";
    return context.json(search(snapshot, address.searchParams, { models, imageSize, imagesUrl, masterLang, address, endpoint: endpointOf(context) }));
  } catch (error) {
    if (error instanceof QueryError) return badQuery(context, error);
    throw error;
  }
}

function mayRead(context: Context, { visibility, accessToken }: ApiOptions): boolean {
  const header = context.req.header("authorization");
  const token = context.req.query("access_token") ?? header?.replace(/^(Token|Bearer)\s+/i, "");
  return token ? token === accessToken : visibility === "open";
}

/** The request's address as the asker wrote it, also behind a proxy. */
function publicAddress(context: Context): URL {
  const address = new URL(context.req.url);
  const proto = context.req.header("x-forwarded-proto");
  const host = context.req.header("x-forwarded-host");
  if (proto === "http" || proto === "https") address.protocol = proto;
  if (host && /^[\w.:-]+$/.test(host)) address.host = host;
  return address;
}

const endpointOf = (context: Context) => `${publicAddress(context).origin}${base}`;

const isFirst = (tag: string, index: number, all: string[]) => all.indexOf(tag) === index;
