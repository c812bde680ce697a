import "server-only";

import { cache } from "react";
import { cookies, draftMode } from "next/headers";
import { ForbiddenError } from "@prismicio/client";

import { createClient, ExpiredRefError } from "@/features/content/createClient";
import { warnThrottled } from "@/features/content/warnThrottled";
import { previewCookie } from "@/features/shared/contracts/previewCookies";

import { getSession } from "./getSession";
import { readPreviewToken } from "./readPreviewToken";

/** What an editor looks at: a preview, or one that is over or of another repository. */
export type Preview = { kind: "open"; ref: string; cookie: string } | { kind: "over" };

/** The preview of this request, asked once a render; `undefined` for visitors. */
export const findPreview = cache(async (): Promise<Preview | undefined> => {
  if (!(await draftMode()).isEnabled) return undefined;
  const cookie = (await cookies()).get(previewCookie)?.value;
  if (!cookie) return undefined;
  const token = readPreviewToken(cookie);
  // Prismic's toolbar also leaves cookies that only count visitors.
  if (!token || !getSession(token)) {
    warnThrottled("content: a preview cookie cannot be read, the published content is shown");
    return undefined;
  }
  return (await isOpen(token)) ? { kind: "open", ref: token, cookie } : { kind: "over" };
});

/** Whether the repository knows a preview's token, and still shows what it stands for. */
export async function isOpen(token: string): Promise<boolean> {
  if (!getSession(token)) return false;
  try {
    // Of a token that was made up, the client would go on with what is published.
    await createClient({ ref: token, isDraft: true, pinned: true }).get({
      lang: "*",
      pageSize: 1,
      fetch: "settings.site_name",
    });
    return true;
  } catch (error) {
    // Refs that are unknown or expired are kinds of forbidden ones.
    if (error instanceof ForbiddenError || error instanceof ExpiredRefError) return false;
    throw error;
  }
}
