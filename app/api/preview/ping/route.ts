import { NextResponse } from "next/server";
import type { NextRequest } from "next/server";

import { checkPreview, setPreviewCookie } from "@/features/content/server";

export const dynamic = "force-dynamic";

/**
 * `GET /api/preview/ping/?ref=`: whether an open preview has changed since it was rendered with that token. 404 without
 * an open preview; 503 while the repository is down.
 */
export async function GET({ nextUrl }: NextRequest): Promise<NextResponse> {
  const headers = { "cache-control": "private, no-store" };
  try {
    const check = await checkPreview(nextUrl.searchParams.get("ref") ?? "");
    if (!check) {
      const error = { code: "not_found", message: "No preview is open here." };
      return NextResponse.json({ error }, { status: 404, headers });
    }
    // The next render must use the new token, or every ping would report a change.
    if (check.reload && check.ref) await setPreviewCookie(check.ref);
    return NextResponse.json({ reload: check.reload }, { headers });
  } catch (error) {
    console.warn("preview: the repository did not report changes", error);
    const unreachable = { code: "unreachable", message: "The repository did not answer." };
    return NextResponse.json({ error: unreachable }, { status: 503, headers });
  }
}
