import { writeBackEndOpenApi } from "@/app/_agents/writeBackEndOpenApi";
import { writeChainOpenApi } from "@/app/_agents/writeChainOpenApi";
import { writeGatewayOpenApi } from "@/app/_agents/writeGatewayOpenApi";
import { handleDescription } from "@/app/_feeds/handleDescription";
import { loadEndpointHost } from "@/features/content/server";
import { contentApi } from "#cms/shell/server.ts";
import { findChain } from "@/features/shared/catalogue/catalogue";
import { backEnds } from "@/features/shared/contracts/backEnds";
import { ownValue } from "@/features/shared/contracts/ownValue";
import { defaultLocale } from "@/features/shared/locale";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ file: string }> };

const missing =
  "There is no interface under this name: gateway, content, platform, availability, faucet, or the key of a chain with REST calls.";

/**
 * `GET /openapi/{name}.json`: the gateway, a back end, or the REST calls of a chain as OpenAPI 3.1, readable from any
 * origin. 404 for another name.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return handleDescription(request, (await params).file, missing, describe);
}

async function describe(name: string): Promise<object | undefined> {
  if (name === "gateway") return writeGatewayOpenApi();
  const backEnd = name === "content" ? contentApi : ownValue(backEnds, name);
  if (backEnd) return writeBackEndOpenApi(backEnd);
  const chain = findChain(name);
  return chain && writeChainOpenApi(chain, await loadEndpointHost(defaultLocale));
}
