import { studioPath } from "@/features/shared/contracts/studioPath";
import { env } from "@/features/shared/env";
import { notFound } from "next/navigation";

export const dynamic = "force-dynamic";

const yearSeconds = 31_536_000;

/** `GET /cn/studio/…`: leads to the same screen without prefix, which speaks Chinese from then on. */
export function GET(request: Request): Response {
  if (!env.hasStudio) notFound();
  const { pathname, search } = new URL(request.url);
  const rest = pathname.split("/studio/").slice(1).join("/studio/");
  return new Response(null, {
    status: 307,
    headers: {
      location: `${studioPath}${rest}${search}`,
      "cache-control": "no-store",
      "set-cookie": `locale=cn; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`,
    },
  });
}
