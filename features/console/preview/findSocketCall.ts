import socketCalls from "@/content/data/socket-calls.json";
import type { Chain, Network } from "@/features/shared/catalogue/chain";
import { listMethodFamilies } from "@/features/shared/catalogue/listMethodFamilies";
import { ownValue } from "@/features/shared/contracts/ownValue";

type Family = { interface: string; messages: Record<string, object> };
type SocketCall = { network: Network; interfaceId: string; body: string };

const families: Record<string, Family> = socketCalls;

/** A method that is called over WebSocket only and is not in the console; `undefined` for all others. */
export function findSocketCall(chain: Chain, name: string): SocketCall | undefined {
  for (const family of listMethodFamilies(chain)) {
    const calls = ownValue(families, family);
    const message = calls && ownValue(calls.messages, name);
    const network = chain.networks.find(({ interfaces }) =>
      (interfaces.length > 0 ? interfaces : chain.interfaces).includes(calls?.interface ?? ""),
    );
    if (message && network) return { network, interfaceId: calls.interface, body: JSON.stringify(message) };
  }
  return undefined;
}
