import { draftMode } from "next/headers";
import { NextResponse } from "next/server";
import type { NextRequest } from "next/server";

import { findLanding, setPreviewCookie, getSession } from "@/features/content/server";
import { defaultLocale, isLocale, localizePath } from "@/features/shared/locale";

export const dynamic = "force-dynamic";

// More than any token has, less than a cookie may have.
const maxTokenLength = 2_000;
// Short, only for the notice of an expired preview.
const overSeconds = 60;

/**
 * `GET /api/preview/?token=&documentId=`: stores the token, enables draft mode and redirects to the document's page in
 * its language, also when it was never published. An expired token redirects to the published page with a notice.
 */
export async function GET({ nextUrl }: NextRequest): Promise<NextResponse> {
  const token = nextUrl.searchParams.get("token");
  const localeParam = nextUrl.searchParams.get("locale");
  const start = localizePath("/preview/", isLocale(localeParam) ? localeParam : defaultLocale);
  if (!token || token.length > maxTokenLength || !getSession(token)) return lead(start);
  try {
    const { path, over } = await findLanding(token, nextUrl.searchParams.get("documentId"));
    (await draftMode()).enable();
    await setPreviewCookie(token, over ? overSeconds : undefined);
    return lead(path);
  } catch (error) {
    console.error("preview: the repository did not answer", error);
    return lead(`${start}?problem=unreachable`);
  }
}

// A path, not a URL: behind a proxy the server does not know its public host.
const lead = (path: string) =>
  new NextResponse(null, {
    status: 307,
    headers: { location: encodeURI(decodeURI(path)), "cache-control": "no-store" },
  });
