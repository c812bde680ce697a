import { proxyEvents } from "@/features/console/server";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ chain: string; network: string; interface: string }> };

/** `GET …/events/?method=newHeads&params={}`: a subscription as server-sent events `open`, `message`, `refused` and `end`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { chain, network, interface: name } = await params;
  return proxyEvents([chain, network, name], request);
}
