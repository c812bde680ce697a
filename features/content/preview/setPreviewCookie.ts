import "server-only";

import { cookies } from "next/headers";

import { previewCookie } from "@/features/shared/contracts/previewCookies";
import { env } from "@/features/shared/env";

// Prismic's editor shows previews in a frame, where browsers send only cookies with `SameSite=None`; those need https.
const isSecure = env.SITE_URL.startsWith("https:");
const options = { path: "/", sameSite: isSecure ? ("none" as const) : ("lax" as const), secure: isSecure };

/**
 * Keeps a preview's token in the browser that asks, for some seconds or until the browser is closed. It is not hidden
 * from scripts: Prismic's toolbar reads it and writes it again.
 */
export async function setPreviewCookie(token: string, seconds?: number): Promise<void> {
  const age = seconds === undefined ? {} : { maxAge: seconds };
  (await cookies()).set(previewCookie, token, { ...options, ...age });
}

/** Forgets the token, also in a frame. */
export async function clearPreviewCookie(): Promise<void> {
  (await cookies()).set(previewCookie, "", { ...options, maxAge: 0 });
}
