import { writePostman } from "@/app/_agents/writePostman";
import { handleDescription } from "@/app/_feeds/handleDescription";
import { loadEndpointHost } from "@/features/content/server";
import { findChain } from "@/features/shared/catalogue/catalogue";
import { defaultLocale } from "@/features/shared/locale";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ file: string }> };

const missing = "There is no chain with calls over HTTP under this name; keys stand in /data/protocols.json.";

/**
 * `GET /postman/{chain}.json`: the calls of a chain as a collection for Postman and Bruno, readable from any origin. 404
 * for an unknown chain, and for one without calls over HTTP.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return handleDescription(request, (await params).file, missing, async (name) => {
    const chain = findChain(name);
    return chain && writePostman(chain, await loadEndpointHost(defaultLocale));
  });
}
