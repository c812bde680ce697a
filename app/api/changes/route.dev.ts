import { openChanges } from "@/features/content-changes/server";
import { refreshSiteIndex } from "@/features/content/server";

/** `GET /api/changes`, under development only: server-sent events; 204 for a hosted repository, 503 without one. */
export async function GET(request: Request): Promise<Response> {
  try {
    const changes = await openChanges(renew, request.signal);
    if (!changes) return new Response(null, { status: 204 });
    return new Response(changes, { headers: { "content-type": "text/event-stream", "cache-control": "no-store" } });
  } catch (error) {
    console.warn("changes: the repository's event stream cannot be read", error);
    return new Response(null, { status: 503 });
  }
}

// The reloaded page must show the new content.
async function renew(): Promise<void> {
  try {
    await refreshSiteIndex();
  } catch (error) {
    console.warn("changes: the repository did not answer", error);
  }
}
