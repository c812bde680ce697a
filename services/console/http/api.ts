import { Hono } from "hono";
import type { Context } from "hono";
import { mixed, object, string } from "yup";

import { errorHandler, HttpError } from "../../kit/HttpError.ts";
import { limitBody, readBody } from "../../kit/readBody.ts";
import type { ClientIpResolver } from "../../kit/ClientIpResolver.ts";
import type { Gateway } from "../Gateway.ts";
import { streamSubscription } from "./events.ts";

const callSchema = object({ method: string().required().max(120), params: mixed() });

const base = "/console/v1";

/** `GET {base}/{chain}`, `POST {base}/{chain}/{network}/{interface}`, and its `/events`. */
export function createApi(gateway: Gateway, clientIps: ClientIpResolver): Hono {
  // Whom limits count: the network of the visitor, kept in memory only.
  const getVisitor = clientIps.getNetwork;
  const app = new Hono();
  app.onError(errorHandler("console"));
  app.use(`${base}/*`, limitBody(gateway.limits.bodyBytes));
  app.get(`${base}/:chain`, (context) => {
    const networks = gateway.describe(context.req.param("chain"));
    if (!networks) throw new HttpError(404, "not_found", "There is no such chain.");
    return context.json({ networks, limits: gateway.limits });
  });
  app.post(`${base}/:chain/:network/:interface`, async (context) => {
    const place = findPlace(context, gateway);
    const { method, params } = await readBody(context, callSchema);
    return context.json(await gateway.call(place, method, params ?? [], getVisitor(context)));
  });
  app.get(`${base}/:chain/:network/:interface/events`, async (context) => {
    const place = findPlace(context, gateway);
    const { method = "", params = "[]" } = context.req.query();
    const filter = await gateway.admitSubscription(place, method, parse(params), getVisitor(context));
    return streamSubscription(context, gateway, { place, method, filter });
  });
  return app;
}

function findPlace(context: Context, gateway: Gateway) {
  const { chain = "", network = "", interface: name = "" } = context.req.param();
  return gateway.findPlace(chain, network, name);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new HttpError(400, "bad_json", "params must be JSON.");
    throw error;
  }
}
