import { NextResponse } from "next/server";
import type { NextRequest } from "next/server";

import { findAnswer } from "@/app/addresses";

// An editor's preview; whether they are genuine is seen when the page is made.
const draftCookies = ["__prerender_bypass", "io.prismic.preview"];

/** Knows paths, never content: redirects, languages and unknown paths are settled before a page is asked. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const answer = await findAnswer({
    path: request.nextUrl.pathname,
    search: request.nextUrl.search,
    localeCookie: request.cookies.get("locale")?.value,
    isDraft: draftCookies.every((name) => request.cookies.has(name)),
  });
  if (answer.kind === "redirect") return NextResponse.redirect(new URL(answer.to, request.url), answer.status);
  return NextResponse.rewrite(new URL(`${answer.to}${request.nextUrl.search}`, request.url), { status: answer.status });
}

export const config = {
  matcher: ["/((?!_next/|api/|builds/|preview(?:/|$)|slice-simulator(?:/|$)|.*\\.[a-z0-9]+$).*)"],
};
