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
  if (answer.kind === "redirect") return redirect(request, answer);
  return NextResponse.rewrite(new URL(`${answer.to}${request.nextUrl.search}`, request.url), { status: answer.status });
}

function redirect(request: NextRequest, { to, status }: { to: string; status: number }): NextResponse {
  const response = NextResponse.redirect(new URL(to, request.url), status);
  // A local target stays relative, so that no Host header can choose where it leads.
  if (to.startsWith("/")) response.headers.set("location", to);
  return response;
}

export const config = {
  matcher: ["/((?!_next/|api/|builds/|preview(?:/|$)|slice-simulator(?:/|$)|.*\\.[a-z0-9]+$).*)"],
};
