import { NextResponse } from "next/server";
import type { NextRequest } from "next/server";

import { findAnswer } from "@/app/addresses";

/** Knows paths, never content: redirects, languages and unknown paths are settled before a page is asked. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const answer = await findAnswer({
    path: request.nextUrl.pathname,
    search: request.nextUrl.search,
    localeCookie: request.cookies.get("locale")?.value,
  });
  if (answer.kind === "redirect") return NextResponse.redirect(new URL(answer.to, request.url), answer.status);
  return NextResponse.rewrite(new URL(`${answer.to}${request.nextUrl.search}`, request.url), { status: answer.status });
}

export const config = {
  matcher: ["/((?!_next/|api/|builds/|preview(?:/|$)|slice-simulator(?:/|$)|.*\\.[a-z0-9]+$).*)"],
};
