import { execute, GraphQLError, parse, validate } from "graphql";
import { Hono } from "hono";
import type { Context } from "hono";

import { isObject } from "../../domain/model/document.ts";
import { answerUnreadable, findReadable, mayRead } from "../document/access.ts";
import { endpointOf, publicAddress } from "../document/requestUrl.ts";
import type { ApiOptions } from "../document/api.ts";
import { unauthorized } from "../document/errors.ts";
import { makeContext } from "./queryContext.ts";
import { refuseDeep } from "./checkDepth.ts";
import { schemaOf } from "./schema.ts";

const path = "/content/graphql";

/**
 * `GET /content/graphql?query=&variables=&operationName=` with the header `prismic-ref`: the GraphQL API of Prismic,
 * for what the document API holds as well. Refs and tokens are answered as there; a query that cannot be read with 400.
 */
export function createGraphQL(options: ApiOptions): Hono {
  const app = new Hono();
  app.get(path, async (context) => {
    if (!mayRead(context, options)) return unauthorized(context, endpointOf(context));
    const ref = context.req.header("prismic-ref") ?? context.req.query("ref");
    const snapshot = await findReadable(context, options, ref);
    if (!("byId" in snapshot)) return answerUnreadable(context, options, snapshot);
    return answer(context, options, snapshot);
  });
  return app;
}

type Snapshot = Extract<Awaited<ReturnType<typeof findReadable>>, { byId: unknown }>;

async function answer(context: Context, options: ApiOptions, snapshot: Snapshot) {
  const address = publicAddress(context);
  const { query = "", variables, operationName } = Object.fromEntries(address.searchParams);
  const models = options.models();
  const schema = schemaOf(models);
  try {
    refuseDeep(query);
    const document = parse(query);
    const errors = validate(schema, document);
    if (errors.length > 0) return context.json({ errors }, 400);
    const contextValue = makeContext(snapshot, {
      models,
      imageSize: options.imageSize,
      imagesUrl: options.imagesUrl ?? `${address.origin}/storage/web/images`,
      masterLang: options.languages[0]?.id ?? "en-us",
      endpoint: endpointOf(context),
    });
    const variableValues = readVariables(variables);
    const result = await execute({
      schema,
      document,
      contextValue,
      variableValues,
      operationName: operationName ?? null,
    });
    return context.json(result, 200, { "access-control-allow-origin": "*" });
  } catch (error) {
    if (error instanceof GraphQLError) return context.json({ errors: [error] }, 400);
    throw error;
  }
}

function readVariables(text: string | undefined): Record<string, unknown> {
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Said below, as for any other value that is no object.
  }
  throw new GraphQLError("The variables are not a JSON object");
}
