import type { MenuMethod, Values, WireModel } from "@/features/console/model";

import { readValue, writeValue } from "./values";
import { requestSamples } from "@/features/shared/requests/requestSamples";
import { subscriptionSamples } from "@/features/shared/requests/subscriptionSamples";
import type { Sample } from "@/features/shared/ui/CodeTabs";

/** A request without the endpoint's URL: what is added to it, and what is posted. */
export type Request = { path: string; body: string | undefined };

/** A method's parameters in the form of the gateway and JSON-RPC: a list, or values by name. */
export function toParams(method: MenuMethod, values: Values): unknown {
  const entries = method.fields.map((field) => [field.name, readValue(field, values[field.name] ?? "")] as const);
  const defined = entries.filter(([, value]) => value !== undefined);
  if (method.kind === "json-rpc" && method.by === "position") return upToLast(entries.map(([, value]) => value));
  if (method.kind === "json-rpc" && method.by === "wrapped") return [Object.fromEntries(defined)];
  return method.kind === "json-rpc" && method.fields.length === 0 ? [] : Object.fromEntries(defined);
}

// An optional parameter before a given one keeps its position.
function upToLast(values: unknown[]): unknown[] {
  const last = values.findLastIndex((value) => value !== undefined);
  return values.slice(0, last + 1).map((value) => value ?? null);
}

/** The complete request of a method, as it is shown and copied. */
export function composeRequest(method: MenuMethod, values: Values): Request {
  const params = toParams(method, values);
  if (method.kind === "rest") return composeRest(method, values);
  if (method.kind === "graphql") return { path: "", body: JSON.stringify(params) };
  const call =
    method.kind === "subscription"
      ? { method: "eth_subscribe", params: [method.name, ...(method.fields.length > 0 ? [params] : [])] }
      : { method: method.call ?? method.name, params };
  return { path: "", body: JSON.stringify({ jsonrpc: "2.0", id: 1, ...call }) };
}

function composeRest({ name, http, fields }: MenuMethod, values: Values): Request {
  const [verb, template = ""] = (http ?? name).split(" ");
  const query = new URLSearchParams();
  let path = template;
  let body: unknown = {};
  for (const field of fields) {
    const value = readValue(field, values[field.name] ?? "");
    if (field.in === "body") body = value;
    else if (field.in === "path") path = path.replace(`{${field.name}}`, () => encodeURIComponent(String(value ?? "")));
    else if (value !== undefined) query.set(field.name, String(value));
  }
  const search = query.size > 0 ? `?${query.toString()}` : "";
  return { path: `${path}${search}`, body: verb === "POST" ? JSON.stringify(body ?? {}) : undefined };
}

/** Parameters back as the texts of a method's fields; what does not belong to it is left out. */
export function toValues(method: MenuMethod, params: unknown): Values {
  const source: unknown = method.by === "wrapped" && Array.isArray(params) ? params[0] : params;
  const read = (name: string, index: number): unknown => {
    if (Array.isArray(source)) return source[index];
    return typeof source === "object" && source !== null && Object.hasOwn(source, name)
      ? Reflect.get(source, name)
      : undefined;
  };
  return Object.fromEntries(
    method.fields.map((field, index) => {
      const value = read(field.name, index);
      return [field.name, value === undefined || value === null ? "" : writeValue(field, value)];
    }),
  );
}

/** A request in five languages. */
export const listSamples = ({ kind, url, body }: WireModel): Sample[] =>
  kind === "subscription" ? subscriptionSamples({ url, body }) : requestSamples({ url, body });
