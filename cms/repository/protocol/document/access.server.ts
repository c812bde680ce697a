import type { Context } from "hono";

import { isSame } from "#kit/isSame.ts";
import type { Snapshot } from "#cms/repository/store/snapshot.server.ts";
import { QueryError } from "#cms/repository/domain/query/QueryError.ts";

import { getEndpoint } from "./requestUrl.server.ts";
import type { ApiOptions } from "./ApiOptions.server.ts";
import {
  sendBadQuery,
  sendExpiredPreview,
  sendExpiredRef,
  sendNoPreview,
  sendUnauthorized,
  sendUnknownRef,
} from "./errors.server.ts";

/** Why a ref is rejected. */
type RefError = {
  reason: "no-ref" | "expired" | "unknown" | "no-preview" | "expired-preview" | "unauthorized";
  ref: string;
};

/** The snapshot of a ref with its images measured, or why the ref is rejected. */
export async function findSnapshot(context: Context, options: ApiOptions, ref?: string): Promise<Snapshot | RefError> {
  if (!ref) return { reason: "no-ref", ref: "" };
  const found = options.refs.find(ref);
  if (typeof found === "string") return { reason: found, ref };
  if (isRelease(ref) && !canReadReleases(context, options)) return { reason: "unauthorized", ref };
  await options.measure(found);
  return found;
}

/** Sends a rejected ref as Prismic does. */
export function sendRefError(context: Context, { repository }: ApiOptions, { reason, ref }: RefError) {
  switch (reason) {
    case "no-ref":
      return sendBadQuery(context, new QueryError("The ref parameter is missing", 0, "ref"));
    case "expired":
      return sendExpiredRef(context, repository.master.ref);
    case "unknown":
      return sendUnknownRef(context, repository.master.ref);
    case "no-preview":
      return sendNoPreview(context, ref);
    case "expired-preview":
      return sendExpiredPreview(context);
    case "unauthorized":
      return sendUnauthorized(context, getEndpoint(context));
  }
}

// A preview token is a secret itself; release refs are listed only for holders of the access token.
const isRelease = (ref: string) => ref.includes("~") && !ref.includes("/");

/** Whether the client may read published content. */
export function canRead(context: Context, { visibility, accessToken }: ApiOptions): boolean {
  const token = getAccessToken(context);
  return token ? isSame(token, accessToken) : visibility !== "private";
}

/** Whether the client may read releases. */
export const canReadReleases = (context: Context, { visibility, accessToken }: ApiOptions) =>
  visibility === "open" || isSame(getAccessToken(context) ?? "", accessToken);

/** The access token of a request. */
export const getAccessToken = (context: Context) =>
  context.req.query("access_token") ?? context.req.header("authorization")?.replace(/^(Token|Bearer)\b\s*/i, "");
