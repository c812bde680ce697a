import { requirePrefixedLocale } from "@/app/_routing/routeParameters";
import { studioPath } from "@/features/shared/contracts/studioPath";
import { env } from "@/features/shared/env";
import { notFound } from "next/navigation";

export const dynamic = "force-dynamic";

const yearSeconds = 31_536_000;

type Context = { params: Promise<{ locale: string }> };

/** `GET /cn/studio/…`: redirects to the same screen without prefix and stores the language. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  if (!env.hasStudio) notFound();
  const locale = await requirePrefixedLocale(params);
  const { pathname, search } = new URL(request.url);
  const rest = pathname.split("/studio/").slice(1).join("/studio/");
  return new Response(null, {
    status: 307,
    headers: {
      location: `${studioPath}${rest}${search}`,
      "cache-control": "no-store",
      "set-cookie": `locale=${locale}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`,
    },
  });
}
