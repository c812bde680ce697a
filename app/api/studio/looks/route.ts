import { describeLooks } from "@/app/_page/describeLooks";
import { hasSession } from "#cms/shell/server.ts";

export const dynamic = "force-dynamic";

const fail = (status: number, message: string) =>
  Response.json({ message, details: [] }, { status, headers: { "cache-control": "no-store" } });

/**
 * `GET /api/studio/looks/?token=&id=`: a document as a preview's token shows it, in search results, cards, feeds and Markdown
 * (`pageLooksSchema`), for signed-in people; 401 without a sign-in, 404 without a page or with an expired token, 503 while it cannot be rendered.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  try {
    if (!(await hasSession(request))) return fail(401, "The session has ended. Sign in again.");
    const looks = await describeLooks(searchParams.get("token") ?? "", searchParams.get("id") ?? "");
    if (!looks) return fail(404, "This document has no page, or its preview has expired.");
    return Response.json(looks, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    console.error("studio: a draft could not be rendered", error);
    return fail(503, "The draft cannot be rendered right now. Try again in a moment.");
  }
}
