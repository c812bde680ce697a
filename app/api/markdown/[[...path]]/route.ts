import { findResponse } from "@/app/_routing/findResponse";
import { respondText } from "@/app/_feeds/respondText";
import { decodeParts } from "@/app/_routing/routeParameters";
import { defaultLocale } from "@/features/shared/locale";
import { findPageMarkdown, getMarkdownPath } from "@/app/_feeds/markdown";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ path?: string[] }> };

/**
 * `GET {page}index.md`, or a page requested with `Accept: text/markdown`: its content as Markdown, from the same
 * slices. 308 for a moved page, 404 for an unknown page, 503 while it cannot be rendered.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { path = [] } = await params;
  const parts = decodeParts(path);
  if (!parts) return sendText(404, "# Page not found\n");
  const page = `/${[...parts, ""].join("/")}`;
  // The cookie prevents the home page's redirect: a Markdown URL names its language.
  const response = await findResponse({ path: page, search: "", cookie: `locale=${defaultLocale}` });
  if (response.kind === "redirect") {
    const to = response.to.startsWith("/") ? getMarkdownPath(response.to) : response.to;
    return new Response(null, { status: response.status, headers: { location: encodeURI(to), vary: "accept" } });
  }
  if (response.status !== 200) return sendText(response.status, "# Page not found\n");
  try {
    const markdown = await findPageMarkdown(page);
    return markdown === undefined ? sendText(404, "# Page not found\n") : reply(request, page, markdown);
  } catch (error) {
    console.error("markdown: a page could not be rendered", error);
    return sendText(503, "# This page is unavailable right now\n");
  }
}

const type = { "content-type": "text/markdown; charset=utf-8", vary: "accept" };

const sendText = (status: number, body: string) =>
  new Response(body, { status, headers: { ...type, "cache-control": "no-store" } });

function reply(request: Request, page: string, body: string): Response {
  return respondText(request, body, {
    ...type,
    "cache-control": "public, max-age=0, must-revalidate",
    link: `<${encodeURI(page)}>; rel="canonical"`,
    // Search engines index the page itself.
    "x-robots-tag": "noindex",
    "access-control-allow-origin": "*",
  });
}
