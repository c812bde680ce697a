import { NextResponse } from "next/server";
import type { NextRequest } from "next/server";

import { findAnswer } from "@/app/_routing/findAnswer";
import { prefersMarkdown } from "@/app/_routing/prefersMarkdown";

// An editor's preview; whether they are genuine is seen when the page is made.
const draftCookies = ["__prerender_bypass", "io.prismic.preview"];

/** Knows paths, never content: redirects, languages and unknown paths are settled before a page is asked. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const twin = /^(.*\/)index\.md$/.exec(request.nextUrl.pathname)?.[1];
  if (twin !== undefined) return NextResponse.rewrite(new URL(`/api/markdown${twin}`, request.url));
  const answer = await findAnswer({
    path: request.nextUrl.pathname,
    search: request.nextUrl.search,
    localeCookie: request.cookies.get("locale")?.value,
    isDraft: draftCookies.every((name) => request.cookies.has(name)),
  });
  if (answer.kind === "redirect") return NextResponse.redirect(new URL(answer.to, request.url), answer.status);
  if (answer.status === 200 && prefersMarkdown(request.headers.get("accept"))) {
    return NextResponse.rewrite(new URL(`/api/markdown${request.nextUrl.pathname}`, request.url));
  }
  return NextResponse.rewrite(new URL(`${answer.to}${request.nextUrl.search}`, request.url), { status: answer.status });
}

export const config = {
  matcher: [
    "/index.md",
    "/:path*/index.md",
    "/((?!_next/|api/|builds/|(?:cn/)?preview(?:/|$)|(?:cn/)?slice-simulator(?:/|$)|.*\\.\\w+$).*)",
  ],
};
