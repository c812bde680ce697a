import { BadParameters } from "../HttpError.ts";
import type { MethodEntry } from "./MethodCatalog.ts";

/** The request to the node: the path is appended to the endpoint's URL. */
export type Composed = { verb: "GET" | "POST"; path: string; body?: string };

const maxLevels = 32;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The request of a method with a visitor's parameters; throws `BadParameters` for invalid ones. */
export function compose(entry: MethodEntry, params: unknown): Composed {
  checkScripts(params);
  if (entry.group.kind === "rest") return composeRest(entry, params);
  if (entry.group.kind === "graphql") return composeQuery(params);
  const body = {
    jsonrpc: "2.0",
    id: 1,
    method: entry.method.call ?? entry.name,
    params: checkParams(entry, params),
  };
  return { verb: "POST", path: "", body: JSON.stringify(body) };
}

/**
 * Several JSON-RPC calls as one batch, with ids from 1; throws `BadParameters` as `compose` does, and for a method of
 * another kind.
 */
export function composeBatch(calls: readonly { entry: MethodEntry; params: unknown }[]): Composed {
  const body = calls.map(({ entry, params }, index) => {
    if (entry.group.kind !== "json-rpc") throw new BadParameters(`${entry.name} is no call of JSON-RPC.`);
    checkScripts(params);
    const method = entry.method.call ?? entry.name;
    return { jsonrpc: "2.0", id: index + 1, method, params: checkParams(entry, params) };
  });
  return { verb: "POST", path: "", body: JSON.stringify(body) };
}

/** Parameters of a call by position, by name, or in one object inside a list. */
export function checkParams({ group, method, name }: MethodEntry, params: unknown): unknown {
  const names = method.fields.map((field) => field.name);
  if (Array.isArray(params)) {
    const list: unknown[] = params;
    const fits = group.by === "wrapped" ? list.length <= 1 && list.every(isRecord) : list.length <= names.length;
    if (fits && group.by === "wrapped") list.forEach((one) => checkNames(one, names, name));
    if (fits && (group.by !== "name" || list.length === 0)) return list;
  }
  if (isRecord(params) && group.by === "name") {
    checkNames(params, names, name);
    return params;
  }
  throw new BadParameters(`${name} takes ${names.length === 0 ? "no parameters" : names.join(", ")}.`);
}

function checkNames(params: unknown, names: string[], method: string): void {
  const unknown = Object.keys(isRecord(params) ? params : {}).find((key) => !names.includes(key));
  if (unknown !== undefined) throw new BadParameters(`${method} has no parameter ${JSON.stringify(unknown)}.`);
}

function composeRest({ name, method }: MethodEntry, params: unknown): Composed {
  const record = isRecord(params) ? params : {};
  checkNames(
    record,
    method.fields.map((field) => field.name),
    name,
  );
  const [verb = "", template = ""] = (method.http ?? name).split(" ");
  const query = new URLSearchParams();
  let path = template;
  let body: string | undefined;
  for (const field of method.fields) {
    const value = record[field.name];
    if (field.in === "body") body = JSON.stringify(value ?? {});
    else if (field.in === "path") path = path.replace(`{${field.name}}`, () => segment(field.name, value));
    else if (value !== undefined && value !== "") query.set(field.name, word(field.name, value));
  }
  const search = query.size > 0 ? `?${query}` : "";
  return verb === "POST" ? { verb, path: path + search, body: body ?? "{}" } : { verb: "GET", path: path + search };
}

function word(name: string, value: unknown): string {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return String(value);
  throw new BadParameters(`${name} must be a single value.`);
}

// Path resolution decodes an encoded dot.
function segment(name: string, value: unknown): string {
  const text = word(name, value ?? "");
  if (text === "" || /^\.+$/.test(text)) throw new BadParameters(`${name} must not be empty.`);
  return encodeURIComponent(text);
}

function composeQuery(params: unknown): Composed {
  const query = isRecord(params) ? params.query : undefined;
  const variables = isRecord(params) ? params.variables : undefined;
  if (typeof query !== "string" || query.trim() === "") throw new BadParameters("query must be a GraphQL query.");
  if (/\b(mutation|subscription)\b/.test(query)) throw new BadParameters("Only queries can be sent from here.");
  return {
    verb: "POST",
    path: "",
    body: JSON.stringify({ query, ...(isRecord(variables) ? { variables } : {}) }),
  };
}

// Some nodes run JavaScript tracers; only built-in ones, which have plain names, are allowed.
function checkScripts(value: unknown, depth = 0): void {
  if (typeof value !== "object" || value === null) return;
  if (depth > maxLevels) throw new BadParameters(`Parameters may be nested at most ${maxLevels} levels deep.`);
  for (const [key, inner] of Object.entries(value)) {
    if (key === "tracer" && !(typeof inner === "string" && /^\w{1,40}$/.test(inner))) {
      throw new BadParameters("tracer must be the name of a tracer, such as callTracer.");
    }
    checkScripts(inner, depth + 1);
  }
}
