import { NextResponse } from "next/server";
import type { NextRequest } from "next/server";

import { findResponse } from "@/app/_routing/findResponse";
import { foreignOrigins } from "@/app/_routing/foreignOrigins";
import { getResolvedPage } from "@/app/_routing/serverBridge";
import { prefersMarkdown } from "@/features/shared/contracts/accept";
import { isEditorPath } from "@/features/shared/contracts/editorPaths";
import { findTwinPage, markdownRoute } from "@/features/shared/contracts/markdown";
import { readPreviewCookies } from "@/features/shared/contracts/previewCookies";
import { isStudioPath } from "@/features/shared/contracts/studioPath";
import { transportSecurity, writePolicy } from "@/features/shared/contracts/writePolicy";
import { env } from "@/features/shared/env";

/**
 * Resolves paths, never content: redirects, languages and unknown paths are decided before a page is rendered. Behind
 * the server process the path is already resolved.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const resolved = getResolvedPage();
  if (resolved) {
    const url = new URL(`${resolved.path}${request.nextUrl.search}`, request.url);
    return NextResponse.rewrite(url, { status: resolved.status });
  }
  // Without a Studio these are unknown paths.
  if (env.hasStudio && isStudioPath(request.nextUrl.pathname)) return NextResponse.next();
  if (isEditorPath(request.nextUrl.pathname)) return NextResponse.next();
  const twin = findTwinPage(request.nextUrl.pathname);
  if (twin !== undefined) return NextResponse.rewrite(new URL(`${markdownRoute}${twin}`, request.url));
  const path = request.nextUrl.pathname;
  const cookie = request.headers.get("cookie");
  const answer = await findResponse({
    path,
    search: request.nextUrl.search,
    cookie,
    isDraft: readPreviewCookies(cookie) !== undefined,
  });
  // A name with an ending is a file's, unless a page was meant (`/about.html`).
  if (/\.\w+$/.test(path) && !(answer.kind === "redirect" && !answer.to.startsWith(path))) return NextResponse.next();
  if (answer.kind === "redirect") {
    const { to, status, setCookie } = answer;
    const headers = setCookie === undefined ? undefined : { "set-cookie": setCookie };
    return NextResponse.redirect(new URL(to, request.url), { status, ...(headers ? { headers } : {}) });
  }
  if (answer.status === 200 && prefersMarkdown(request.headers.get("accept"))) {
    return NextResponse.rewrite(new URL(`${markdownRoute}${request.nextUrl.pathname}`, request.url));
  }
  const isPreview = readPreviewCookies(cookie) !== undefined;
  return NextResponse.rewrite(new URL(`${answer.to}${request.nextUrl.search}`, request.url), {
    status: answer.status,
    headers: writePageHeaders(isPreview),
  });
}

/**
 * Headers of a page on a host without the server process, which hashes each page's own scripts: here every inline
 * script is allowed, because Next inlines data in scripts.
 */
function writePageHeaders(preview: boolean): Record<string, string> {
  // Next's development server uses `eval`.
  if (process.env.NODE_ENV === "development") return {};
  const inline = ["'unsafe-inline'"];
  return {
    "content-security-policy": writePolicy({ scripts: inline, styles: inline, origins: foreignOrigins(), preview }),
    ...(env.SITE_URL.startsWith("https:") ? { "strict-transport-security": transportSecurity } : {}),
  };
}

export const config = {
  matcher: [
    "/index.md",
    "/:path*/index.md",
    "/((?!_next/|api/|rpc/|mcp/?$|builds/|.*\\.(?!html?$|php$|aspx?$)\\w+$).*)",
  ],
};
