import { respondText } from "@/app/_feeds/respondText";
import { serverVersion } from "@/app/_agents/tool";
import { orUnavailable } from "@/app/_feeds/orUnavailable";
import { loadSettings } from "@/features/content/server";
import { env } from "@/features/shared/env";
import { defaultLocale } from "@/features/shared/locale";

export const dynamic = "force-dynamic";

const headers = {
  "content-type": "application/json",
  "cache-control": "public, max-age=3600",
  "access-control-allow-origin": "*",
};

/**
 * `GET /.well-known/mcp/server-card.json`: where the MCP server is (SEP-2127), readable from any origin. 503 while the
 * settings cannot be read.
 */
export const GET = (request: Request): Promise<Response> => orUnavailable(() => writeCard(request));

async function writeCard(request: Request): Promise<Response> {
  const { data } = await loadSettings(defaultLocale);
  const card = {
    $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
    name: `${new URL(env.SITE_URL).hostname.split(".").reverse().join(".")}/mcp`,
    title: data.site_name ?? "",
    description: "Chains, methods, prices, errors and availability of a blockchain node provider.",
    version: serverVersion,
    websiteUrl: `${env.SITE_URL}/docs/mcp/`,
    remotes: [{ type: "streamable-http", url: `${env.SITE_URL}/mcp` }],
  };
  return respondText(request, JSON.stringify(card), headers);
}
