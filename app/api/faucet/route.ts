import { proxyList } from "@/features/faucet/server";

export const dynamic = "force-dynamic";

/** `GET /api/faucet/`: how all faucets stand now; 502 while the service is down. */
export async function GET(): Promise<Response> {
  return proxyList();
}
