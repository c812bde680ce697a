import { handleFeed } from "@/app/_feeds/handleFeed";
import { defaultLocale } from "@/features/shared/locale";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ name: string }> };

/** `GET /feeds/{blog,changelog,changes,incidents}.{xml,atom.xml,json}`: posts, the changelog, changes of availability, or incidents, as RSS, Atom or JSON Feed; the changelog also as a calendar (`.ics`). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return handleFeed(request, (await params).name, defaultLocale);
}
