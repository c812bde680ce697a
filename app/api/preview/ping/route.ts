import { NextResponse } from "next/server";
import type { NextRequest } from "next/server";

import { checkPreview, setPreviewCookie } from "@/features/content/server";

export const dynamic = "force-dynamic";

/**
 * `GET /api/preview/ping/?ref=`: whether an open preview has changed since it was drawn by that token. 404 for whoever
 * has none open; 503 while the repository is down.
 */
export async function GET({ nextUrl }: NextRequest): Promise<NextResponse> {
  const headers = { "cache-control": "private, no-store" };
  try {
    const news = await checkPreview(nextUrl.searchParams.get("ref") ?? "");
    if (!news) {
      const error = { code: "not_found", message: "No preview is open here." };
      return NextResponse.json({ error }, { status: 404, headers });
    }
    // The next drawing is by the new token, or every ping would find a change.
    if (news.reload && news.ref) await setPreviewCookie(news.ref);
    return NextResponse.json({ reload: news.reload }, { headers });
  } catch (error) {
    console.warn("preview: the repository did not say whether there is news", error);
    const unreachable = { code: "unreachable", message: "The repository did not answer." };
    return NextResponse.json({ error: unreachable }, { status: 503, headers });
  }
}
