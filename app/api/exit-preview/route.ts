import { draftMode } from "next/headers";
import { NextResponse } from "next/server";

import { templateParameters } from "@/app/_routing/templateParameters";
import { clearPreviewCookie, findExitPath } from "@/features/content/server";

export const dynamic = "force-dynamic";

/** `GET /api/exit-preview/`: ends the preview, as Prismic's toolbar requests it. 200 `{ success: true }`. */
export async function GET(): Promise<NextResponse> {
  await endPreview();
  return NextResponse.json({ success: true }, { headers: { "cache-control": "no-store" } });
}

/** `POST /api/exit-preview/` with a form's `to`: ends the preview and redirects to the published page of that path. */
export async function POST(request: Request): Promise<NextResponse> {
  await endPreview();
  const to = await readTo(request);
  const location = await findExitPath(typeof to === "string" ? to : "/", await templateParameters());
  return new NextResponse(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

async function readTo(request: Request) {
  try {
    return (await request.formData()).get("to");
  } catch (error) {
    // Not a form body: redirect to the home page.
    console.warn("exit-preview: the body is no form", error instanceof Error ? error.message : error);
    return null;
  }
}

async function endPreview(): Promise<void> {
  (await draftMode()).disable();
  await clearPreviewCookie();
}
