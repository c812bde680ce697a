import { Snapshot } from "#cms/repository/store/snapshot.server.ts";
import { execute, GraphQLError, parse, validate } from "graphql";
import { Hono } from "hono";
import type { Context } from "hono";

import { masterLang } from "#cms/repository/domain/languages.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import { sendRefError, findSnapshot, canRead } from "#cms/repository/protocol/document/access.server.ts";
import { getEndpoint, getPublicUrl } from "#cms/repository/protocol/document/requestUrl.server.ts";
import type { ApiOptions } from "#cms/repository/protocol/document/ApiOptions.server.ts";
import { sendUnauthorized } from "#cms/repository/protocol/document/errors.server.ts";
import { parseJson } from "#contracts/parseJson.ts";

import { makeQueryContext } from "./makeQueryContext.server.ts";
import { checkDepth } from "./checkDepth.server.ts";
import { getSchema } from "./getSchema.server.ts";

// Prismic's clients look for it at the root of the document API's host.
const paths = ["/content/graphql", "/graphql"];

/**
 * `GET /content/graphql?query=&variables=&operationName=`, and the same at `/graphql`, with the header `prismic-ref`: Prismic's GraphQL API over the
 * same content as the document API. Errors of refs and tokens are the same; an invalid query gets 400.
 */
export function createGraphQL(options: ApiOptions): Hono {
  const app = new Hono();
  for (const path of paths) {
    app.get(path, async (context) => {
      if (!canRead(context, options)) return sendUnauthorized(context, getEndpoint(context));
      const ref = context.req.header("prismic-ref") ?? context.req.query("ref");
      const snapshot = await findSnapshot(context, options, ref);
      if (!(snapshot instanceof Snapshot)) return sendRefError(context, options, snapshot);
      return sendResult(context, options, snapshot);
    });
  }
  return app;
}

async function sendResult(context: Context, options: ApiOptions, snapshot: Snapshot) {
  const url = getPublicUrl(context);
  const { query = "", variables, operationName } = Object.fromEntries(url.searchParams);
  const models = options.models();
  const schema = getSchema(models);
  try {
    checkDepth(query);
    const document = parse(query);
    const errors = validate(schema, document);
    if (errors.length > 0) return context.json({ errors }, 400);
    const contextValue = makeQueryContext(snapshot, {
      models,
      texts: options.texts,
      imageSize: options.imageSize,
      imagesUrl: options.imagesUrl ?? `${url.origin}/storage/web/images`,
      masterLang: options.languages[0]?.id ?? masterLang,
      endpoint: getEndpoint(context),
    });
    const variableValues = readVariables(variables);
    if (url.search.includes("fulltext")) await options.completeTexts();
    const result = await execute({
      schema,
      document,
      contextValue,
      variableValues,
      operationName: operationName ?? null,
    });
    return context.json(result);
  } catch (error) {
    if (error instanceof GraphQLError) return context.json({ errors: [error] }, 400);
    throw error;
  }
}

function readVariables(text: string | undefined): Record<string, unknown> {
  if (!text) return {};
  try {
    const value: unknown = parseJson(text);
    if (isObject(value)) return value;
  } catch {
    // Reported below, like any other value that is no object.
  }
  throw new GraphQLError("The variables are not a JSON object");
}
