import "server-only";

import { readToken } from "@/features/account/cookies";
import { overviewPath } from "@/features/account/overviewPath";
import type { NoticeName } from "@/features/account/overviewPath";
import { maxKeyNameLength } from "@/features/shared/contracts/accountKeys";
import { accountUrl } from "@/features/shared/accountUrl";
import { errorResponse } from "@/features/shared/http";
import { isOwnRequest, redirectTo } from "@/features/shared/visitorRequest";
import { isLocale } from "@/features/shared/locale";

import { keepSignedIn } from "./keysApi";
import { changeKey, createKey } from "./platformKeys";
import { readFields } from "./readFields";
import { ownPath } from "./redirect";

/** Creates, renames, replaces or removes a key, as the account page's no-JS forms post it; redirects back there. */
export async function submitKeyForm(request: Request): Promise<Response> {
  if (!isOwnRequest(request)) return errorResponse(403, "cross_site", "Only pages of this site may do that.");
  const fields = await readFields(request);
  const token = readToken(request.headers.get("cookie"));
  if (!token) return redirectTo(accountUrl);
  const localeField = fields?.get("locale") ?? undefined;
  const locale = isLocale(localeField) ? localeField : "en";
  const from = ownPath(fields?.get("from"));
  const notice = fields ? await change(token, fields) : "invalid";
  const response = redirectTo(overviewPath(locale, { from, notice }));
  if (notice === "created") keepSignedIn(response, token, request);
  return response;
}

async function change(token: string, fields: URLSearchParams): Promise<NoticeName> {
  const id = fields.get("id") ?? "";
  const name = (fields.get("name") ?? "").trim();
  const body = JSON.stringify(name === "" ? {} : { name });
  if (name.length > maxKeyNameLength) return "invalid";
  switch (fields.get("action")) {
    case "create":
      return toNotice("created", await createKey({ token, captcha: "", body, visitor: {} }));
    case "rename":
      return toNotice("renamed", await send(token, id, "PATCH", body));
    case "replace":
      return toNotice("replaced", await send(token, id, "POST"));
    case "remove":
      return toNotice("removed", await send(token, id, "DELETE"));
    default:
      return "invalid";
  }
}

const send = (token: string, id: string, method: "PATCH" | "DELETE" | "POST", body?: string) =>
  /^[\w-]{1,40}$/.test(id)
    ? changeKey(token, id, method, body)
    : errorResponse(404, "not_found", "This account has no such key.");

function toNotice(done: NoticeName, { ok, status }: Response): NoticeName {
  if (ok) return done;
  if (status === 409) return "full";
  return status === 422 || status === 404 ? "invalid" : "failed";
}
