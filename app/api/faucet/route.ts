import { proxyList } from "@/features/faucet/server";

export const dynamic = "force-dynamic";

/** `GET /api/faucet/`: current state of all faucets; 502 while the service is down. */
export async function GET(): Promise<Response> {
  return proxyList();
}
