import "server-only";

import { cookies, draftMode } from "next/headers";
import { boolean, object, string } from "yup";

import { readJson } from "@/features/shared/contracts/readBounded";
import { env } from "@/features/shared/env";
import { previewCookie } from "@/features/shared/contracts/previewCookies";

import { getSession, readPreviewToken } from "./readPreviewToken";

const timeoutMs = 5_000;
const maxBytes = 64 * 1024;

// Prismic's own tools ping beside the document API, and not through its cache.
const base = env.PRISMIC_API_URL.replace(/\/api\/v2$/, "").replace(".cdn.prismic.io", ".prismic.io");

const shape = object({ reload: boolean().required(), ref: string().nullable().default(null) });

/** Whether a preview has changed, and the token to read it with from now on. */
type PreviewCheck = { reload: boolean; ref: string | null };

/**
 * Asks the repository whether a preview has changed since it was rendered with `seen`; `undefined` without an open
 * preview. An expired preview counts as changed. Throws when the repository does not answer.
 */
export async function checkPreview(seen: string): Promise<PreviewCheck | undefined> {
  if (!(await draftMode()).isEnabled) return undefined;
  const cookie = (await cookies()).get(previewCookie)?.value ?? "";
  const session = getSession(readPreviewToken(cookie) ?? "");
  if (!session || getSession(seen) !== session) return undefined;
  const pingUrl = `${base}/previews/${session}/ping?ref=${encodeURIComponent(seen)}`;
  const response = await fetch(pingUrl, { cache: "no-store", signal: AbortSignal.timeout(timeoutMs) });
  if (response.status === 404) return { reload: true, ref: null };
  if (!response.ok) throw new Error(`The preview's ping answered ${response.status}`);
  return shape.validate(await readJson(response, maxBytes), { stripUnknown: true });
}
