import type { Context } from "hono";

import { isSame } from "../../../kit/isSame.ts";
import type { Snapshot } from "../../storage/snapshot.ts";
import { QueryError } from "../../domain/query/QueryError.ts";
import { endpointOf } from "./requestUrl.ts";
import type { ApiOptions } from "./api.ts";
import { badQuery, expiredPreview, expiredRef, noPreview, unauthorized, unknownRef } from "./errors.ts";

/** Why a ref is not answered. */
type Refusal = {
  refused: "no-ref" | "expired" | "unknown" | "no-preview" | "expired-preview" | "unauthorized";
  ref: string;
};

/** The content a request asks for by its ref, ready to be rendered; or why it is not answered. */
export async function findReadable(context: Context, options: ApiOptions, ref?: string): Promise<Snapshot | Refusal> {
  if (!ref) return { refused: "no-ref", ref: "" };
  const found = options.refs.find(ref);
  if (typeof found === "string") return { refused: found, ref };
  if (isRelease(ref) && !seesReleases(context, options)) return { refused: "unauthorized", ref };
  await options.measure(found);
  return found;
}

/** The answer to a ref that is not answered, as Prismic words it. */
export function answerUnreadable(context: Context, { repository }: ApiOptions, { refused, ref }: Refusal) {
  switch (refused) {
    case "no-ref":
      return badQuery(context, new QueryError("The ref parameter is missing", 0, "ref"));
    case "expired":
      return expiredRef(context, repository.master.ref);
    case "unknown":
      return unknownRef(context, repository.master.ref);
    case "no-preview":
      return noPreview(context, ref);
    case "expired-preview":
      return expiredPreview(context);
    case "unauthorized":
      return unauthorized(context, endpointOf(context));
  }
}

// A preview's token is a secret of its own; a release's ref can be read from the root by whoever holds the token.
const isRelease = (ref: string) => ref.includes("~") && !ref.includes("/");

/** Whether whoever asks may read what is published. */
export function mayRead(context: Context, { visibility, accessToken }: ApiOptions): boolean {
  const token = tokenOf(context);
  return token ? isSame(token, accessToken) : visibility !== "private";
}

/** Whether whoever asks may read releases. */
export const seesReleases = (context: Context, { visibility, accessToken }: ApiOptions) =>
  visibility === "open" || isSame(tokenOf(context) ?? "", accessToken);

/** The access token of a request. */
export const tokenOf = (context: Context) =>
  context.req.query("access_token") ?? context.req.header("authorization")?.replace(/^(Token|Bearer)\b\s*/i, "");
