import type { BackEnd, Operation } from "#contracts/backEnds.ts";
import { toJsonSchema } from "#contracts/toJsonSchema.ts";

import { failureSchema } from "./contract.ts";
import { operations } from "./operations.server.ts";

const signedOut = { 401: "There is no session, or it has ended." };
const refused = { 400: "What was sent is wrong.", 403: "The role may not.", 404: "It is missing." };
const saved = { 412: "Somebody saved meanwhile.", 422: "Errors stop it; `findings` name them." };

/** What the Studio and the commands call: the core of the content repository. */
export const contentApi: BackEnd = {
  title: "Content",
  description:
    "Documents, releases, files and people of the content repository, below /content/core of the back ends. Prismic's own interfaces stand beside it: /content/api/v2 for readers, /content/migration, /content/assets and /content/customtypes for the write token.",
  errorSchema: failureSchema,
  operations: operations.map(describe),
};

function describe({
  endpoint,
  role,
  summary,
  body,
  response,
  status,
  hasEtag,
}: (typeof operations)[number]): Operation {
  const [method = "", path = ""] = endpoint.split(" ");
  return {
    path,
    method: method.toLowerCase(),
    summary: role === "everybody" ? summary : `${summary} Least role: ${role}.`,
    response,
    ...(status ? { status } : {}),
    ...(body ? { body: toJsonSchema(body) } : {}),
    ...(hasEtag ? { headers: { "If-Match": "The ETag of what is changed." } } : {}),
    ...(role === "everybody" ? {} : { needsToken: true }),
    errors: Object.assign({}, refused, role === "everybody" ? {} : signedOut, hasEtag ? saved : {}),
  };
}
