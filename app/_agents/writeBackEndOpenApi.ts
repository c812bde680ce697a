import { object, string } from "yup";

import { serverVersion, toUrl } from "@/app/_agents/tool";
import type { BackEnd, Operation } from "@/features/shared/contracts/backEnds";
import { toJsonSchema } from "@/features/shared/contracts/toJsonSchema";

const anyError = object({ error: object({ code: string().required(), message: string().required() }).required() });

/** The HTTP interface of a back end as an OpenAPI 3.1 document, from the contracts that the site checks it by. */
export function writeBackEndOpenApi({ title, description, errorSchema = anyError, operations }: BackEnd) {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const { path, method = "get" } = operation;
    paths[path] = { ...paths[path], [method]: describeOperation(operation) };
  }
  return {
    openapi: "3.1.0",
    info: { title: `${title} API`, version: serverVersion, description },
    externalDocs: { url: toUrl("/docs/") },
    servers: [{ url: "/", description: "The address that the setting names." }],
    paths,
    components: {
      schemas: { Error: toJsonSchema(errorSchema) },
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
    },
  };
}

function describeOperation({ path, method, summary, response, status, body, needsToken, ...rest }: Operation) {
  const { errors = {}, headers = {} } = rest;
  const text = { required: true, schema: { type: "string" } };
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({ in: "path", name, ...text })),
    ...Object.entries(headers).map(([name, description]) => ({ in: "header", name, description, ...text })),
  ];
  const failures = Object.entries({ ...errors, 500: "An internal error occurred." }).map(([code, text]) => [
    code,
    { description: text, content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } } },
  ]);
  return {
    operationId: `${method ?? "get"}${path.replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: { "application/json": { schema: body } } } } : {}),
    ...(needsToken ? { security: [{ token: [] }] } : {}),
    responses: {
      [status ?? (response ? 200 : 204)]: {
        description: summary,
        ...(response ? { content: { "application/json": { schema: toJsonSchema(response) } } } : {}),
      },
      ...Object.fromEntries(failures),
    },
  };
}
