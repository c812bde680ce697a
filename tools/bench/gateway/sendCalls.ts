import { Agent, request as sendRequest } from "node:http";

type Options = { urls: string[]; seconds: number; connections: number; signal?: AbortSignal };

export type Calls = {
  perSecond: number;
  /** Milliseconds of each answered call, and when it was answered. */
  milliseconds: number[];
  answeredAt: number[];
  /** The gateway's own share, from its response header. */
  own: number[];
  failed: number;
};

const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}';
const headers = { "content-type": "application/json", "content-length": body.length };

/** Sends calls to the URLs in turn over this many connections, one at a time on each. */
export async function sendCalls({ urls, seconds, connections, signal }: Options): Promise<Calls> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const calls: Calls = { perSecond: 0, milliseconds: [], answeredAt: [], own: [], failed: 0 };
  const start = performance.now();
  const end = start + seconds * 1_000;
  let sent = 0;
  const work = async () => {
    while (performance.now() < end && !signal?.aborted) {
      sent += 1;
      await sendCall(urls[sent % urls.length] ?? "", agent, calls);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  calls.perSecond = calls.milliseconds.length / ((performance.now() - start) / 1_000);
  return calls;
}

function sendCall(url: string, agent: Agent, calls: Calls): Promise<void> {
  const sentAt = performance.now();
  return new Promise((resolve) => {
    const fail = () => {
      calls.failed += 1;
      // A killed process refuses connections at once.
      setTimeout(resolve, 5);
    };
    const request = sendRequest(url, { method: "POST", headers, agent }, (response) => {
      response.resume();
      response.on("error", fail);
      response.on("end", () => {
        if (response.statusCode !== 200) return fail();
        calls.milliseconds.push(performance.now() - sentAt);
        calls.answeredAt.push(performance.now());
        const own = /gateway;dur=([\d.]+)/.exec(response.headers["server-timing"]?.toString() ?? "")?.[1];
        if (own !== undefined) calls.own.push(Number(own));
        return resolve();
      });
    });
    request.on("error", fail);
    request.end(body);
  });
}
