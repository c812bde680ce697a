import "server-only";

import { cache } from "react";
import { cookies, draftMode } from "next/headers";
import { ForbiddenError } from "@prismicio/client";

import { createClient } from "@/features/content/client";
import { warnSometimes } from "@/features/content/warnSometimes";

/** Cookie in which Prismic and this site keep a preview's token. */
export const previewCookie = "io.prismic.preview";

/** What an editor looks at: a preview, or one that is over or of another repository. */
export type Preview = { kind: "open"; ref: string } | { kind: "over" };

/** The preview of this request, asked once a render; `undefined` for visitors. */
export const findPreview = cache(async (): Promise<Preview | undefined> => {
  if (!(await draftMode()).isEnabled) return undefined;
  const cookie = (await cookies()).get(previewCookie)?.value;
  if (!cookie) return undefined;
  if (!isReadable(cookie)) {
    warnSometimes("content: a preview cookie cannot be read, the published content is shown");
    return undefined;
  }
  return (await isOpen(cookie)) ? { kind: "open", ref: cookie } : { kind: "over" };
});

// Every token has this part; Prismic's toolbar also leaves cookies that only count visitors.
const isReadable = (cookie: string) => cookie.includes("websitePreviewId=");

/** Whether the repository knows a preview's token, and still shows what it stands for. */
export async function isOpen(token: string): Promise<boolean> {
  try {
    await createClient({ ref: token, isDraft: true }).get({ lang: "*", pageSize: 1, fetch: "settings.site_name" });
    return true;
  } catch (error) {
    // Refs that are unknown or expired are kinds of forbidden ones.
    if (error instanceof ForbiddenError) return false;
    throw error;
  }
}
