import { Hono } from "hono";
import type { Context } from "hono";
import { array, mixed, object, string } from "yup";

import { InvalidJson, parseBody } from "../../../features/shared/contracts/parseJson.ts";
import { errorHandler, HttpError } from "../../kit/HttpError.ts";
import { readBody } from "../../kit/readBody.ts";
import type { ClientIpResolver } from "../../kit/ClientIpResolver.ts";
import type { RpcProxy } from "../RpcProxy.ts";
import { streamSubscription } from "./streamSubscription.ts";

const callSchema = object({ method: string().required().max(120), params: mixed() });

const batchSchema = object({ calls: array(callSchema.required()).required() });

const base = "/console/v1";

/** `GET {base}/{chain}`, `POST {base}/{chain}/{network}/{interface}`, its `/batch` and its `/events`. */
export function createConsoleApi(proxy: RpcProxy, clientIps: ClientIpResolver): Hono {
  // Counters are keyed by the visitor's network, which is stored in memory only.
  const getVisitor = clientIps.getNetwork;
  const app = new Hono();
  app.onError(errorHandler("console"));
  const limits = { maxBytes: proxy.limits.bodyBytes };
  app.get(`${base}/:chain`, (context) => {
    const networks = proxy.describe(context.req.param("chain"));
    if (!networks) throw new HttpError(404, "not_found", "There is no such chain.");
    return context.json({ networks, limits: proxy.limits });
  });
  app.post(`${base}/:chain/:network/:interface`, async (context) => {
    const rpcInterface = findInterface(context, proxy);
    const { method, params } = await readBody(context, callSchema, limits);
    return context.json(await proxy.call(rpcInterface, method, params ?? [], getVisitor(context)));
  });
  app.post(`${base}/:chain/:network/:interface/batch`, async (context) => {
    const rpcInterface = findInterface(context, proxy);
    const { calls } = await readBody(context, batchSchema, limits);
    const named = calls.map(({ method, params }) => ({ method, params: params ?? [] }));
    return context.json(await proxy.callBatch(rpcInterface, named, getVisitor(context)));
  });
  app.get(`${base}/:chain/:network/:interface/events`, async (context) => {
    const rpcInterface = findInterface(context, proxy);
    const { method = "", params = "[]" } = context.req.query();
    const filter = await proxy.admitSubscription(rpcInterface, method, parse(params), getVisitor(context));
    return streamSubscription(context, proxy, { rpcInterface, method, filter });
  });
  return app;
}

function findInterface(context: Context, proxy: RpcProxy) {
  const { chain = "", network = "", interface: name = "" } = context.req.param();
  return proxy.findInterface(chain, network, name);
}

function parse(text: string): unknown {
  try {
    return parseBody(text);
  } catch (error) {
    if (error instanceof InvalidJson) throw new HttpError(400, "bad_json", error.message, { field: "params" });
    throw error;
  }
}
