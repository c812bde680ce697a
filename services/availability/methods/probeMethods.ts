import { readText } from "../../../features/shared/contracts/readBounded.ts";
import { mapWithConcurrency } from "../../kit/mapWithConcurrency.ts";
import { compose } from "../../kit/methods/compose.ts";
import type { MethodCatalog, MethodEntry } from "../../kit/methods/MethodCatalog.ts";
import type { Endpoint } from "../probe/readProbeSettings.ts";
import { classify } from "./classify.ts";
import type { NetworkChecks } from "./methodChecks.ts";
import { probeReach } from "./probeReach.ts";
import type { Send } from "./probeReach.ts";

const timeoutMs = 10_000;
const maxBytes = 4 * 1_048_576;
const concurrency = 2;
// An endpoint that is down or limits the probe tells nothing about the methods after that.
const maxFailures = 5;

/**
 * Calls each reading method of an endpoint's main interface once with its sample values, and measures how far back and
 * how wide it answers. Methods without a clear answer are left out.
 */
export async function probeMethods(endpoint: Endpoint, catalog: MethodCatalog): Promise<NetworkChecks> {
  const { chain, network } = endpoint;
  const send = createSend(endpoint.url);
  const name = chain.networks[network]?.interfaces.find((one) => !one.includes("websocket")) ?? "";
  const rpcInterface = catalog.findInterface(chain.key, network, name);
  const entries = rpcInterface ? catalog.listMethods(rpcInterface).filter(isReading) : [];
  let failures = 0;
  const methods = await mapWithConcurrency(entries, concurrency, async (entry) => {
    if (failures >= maxFailures) return [];
    const answered = await callMethod(entry, send);
    failures = answered === undefined ? failures + 1 : 0;
    return answered === undefined ? [] : [{ method: entry.name, answered }];
  });
  const reach = chain.families.includes("evm") && failures < maxFailures ? await probeReach(send) : [];
  return { protocol: chain.key, network, checkedAt: Date.now(), methods: methods.flat(), reach };
}

const isReading = ({ group, category }: MethodEntry) =>
  category !== "write" && (group.kind === "json-rpc" || group.kind === "rest");

async function callMethod(entry: MethodEntry, send: Send): Promise<boolean | undefined> {
  try {
    const { status, text } = await send(compose(entry, readParams(entry)));
    return classify(entry.group.kind, status, text);
  } catch {
    // A timeout, a lost connection, or a method without sample values.
    return undefined;
  }
}

/** A method's sample values in the form of its interface. */
function readParams({ group, method }: MethodEntry): unknown {
  const values = method.fields.map(({ name, type, value }) => [name, readValue(type, value)] as const);
  if (group.kind === "json-rpc" && group.by === "position") {
    const last = values.findLastIndex(([, value]) => value !== undefined);
    return values.slice(0, last + 1).map(([, value]) => value ?? null);
  }
  const params = Object.fromEntries(values.filter(([, value]) => value !== undefined));
  return group.kind === "json-rpc" && group.by === "wrapped" ? [params] : params;
}

function readValue(type: string, value = ""): unknown {
  if (value === "") return undefined;
  if (type === "json" || type === "boolean") return JSON.parse(value);
  if (type === "integer") return Number(value);
  const isDecimal = (type === "quantity" || type === "block") && /^\d+$/.test(value);
  return isDecimal ? `0x${BigInt(value).toString(16)}` : value;
}

const createSend =
  (url: string): Send =>
  async ({ verb, path, body }) => {
    const response = await fetch(url.replace(/\/$/, "") + path, {
      method: verb,
      headers: { accept: "application/json", ...(body === undefined ? {} : { "content-type": "application/json" }) },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "manual",
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, text: await readText(response.body, maxBytes) };
  };
