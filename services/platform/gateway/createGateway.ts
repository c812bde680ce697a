import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

import type { Chain } from "../../kit/catalog/readChains.ts";
import type { ClientIpResolver } from "../../kit/ClientIpResolver.ts";
import type { Endpoints } from "../../kit/endpoints.ts";
import type { DemoChain } from "../demo/DemoChain.ts";
import type { AnnouncedEnds } from "../ends/AnnouncedEnds.ts";
import type { KeyDirectory } from "../keys/KeyDirectory.ts";
import type { PriceList } from "../PriceList.ts";
import type { UsageMeter } from "../usage/UsageMeter.ts";
import { Admission } from "./Admission.ts";
import { CallRunner } from "./CallRunner.ts";
import { Entrance } from "./Entrance.ts";
import { Gateway } from "./Gateway.ts";
import { HttpGateway } from "./HttpGateway.ts";
import { MethodPrices } from "./MethodPrices.ts";
import { SocketGateway } from "./SocketGateway.ts";
import { Upstreams } from "./Upstreams.ts";

type GatewayOptions = {
  list: PriceList;
  ends: AnnouncedEnds;
  directory: KeyDirectory;
  meter: UsageMeter;
  chains: readonly Chain[];
  endpoints: Endpoints;
  demo: DemoChain;
  clientIps: ClientIpResolver;
  redisUrl: string | undefined;
  now: () => Date;
};

/** Everything below /rpc/, over HTTP and WebSocket. */
export function createGateway(options: GatewayOptions) {
  const { list, ends, directory, meter, clientIps, redisUrl, now } = options;
  const admission = new Admission(redisUrl, now, () => list.prices.plans);
  const runner = new CallRunner();
  const upstreams = new Upstreams(options);
  const gateway = new Gateway({ list, directory, meter, upstreams, admission, runner, prices: new MethodPrices() });
  const entrance = new Entrance(gateway, clientIps);
  const http = new HttpGateway(gateway, entrance, ends, now);
  const sockets = new SocketGateway(gateway, entrance, now);
  return {
    handleRequest: (request: IncomingMessage, response: ServerResponse) => http.handle(request, response),
    handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => sockets.handle(request, socket, head),
    networks: upstreams.list(),
    closeKey: (keyHash: string) => sockets.closeKey(keyHash),
    close: async () => {
      sockets.close();
      runner.close();
      await admission.close();
    },
  };
}
