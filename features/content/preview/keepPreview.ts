import "server-only";

import { cookies } from "next/headers";

import { env } from "@/features/shared/env";

import { previewCookie } from "./findPreview";

/**
 * Keeps a preview's token in the browser that asks, for some seconds or until the browser is closed. It is not hidden
 * from scripts: Prismic's toolbar reads it and writes it anew.
 */
export async function keepPreview(token: string, seconds?: number): Promise<void> {
  const age = seconds === undefined ? {} : { maxAge: seconds };
  const secure = env.SITE_URL.startsWith("https:");
  (await cookies()).set(previewCookie, token, { path: "/", sameSite: "lax", secure, ...age });
}
