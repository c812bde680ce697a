import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { isMissing } from "#kit/jsonFiles.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { JsonObject } from "#cms/repository/domain/model/document.ts";

const timeoutMs = 30_000;

/** A failed call: a message, and the response status, 0 for none. */
export class CallError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = "CallError";
    this.status = status;
  }
}

type Options = { origin: string; token: string };

/** Client of the local repository's write API. */
export class RepositoryClient {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Calls `/content/{path}`; returns the response's JSON, or an empty object. Throws `CallError`. */
  async call(
    method: string,
    path: string,
    body?: JsonObject,
    headers: Record<string, string> = {},
  ): Promise<JsonObject> {
    const { origin, token } = this.options;
    const response = await this.fetch(`${origin}/content/${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
        ...headers,
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const result: unknown = text ? JSON.parse(text) : {};
    if (response.ok) return isObject(result) ? result : {};
    throw new CallError(response.status, describe(response.status, isObject(result) ? result : {}));
  }

  private async fetch(url: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(url, init);
    } catch {
      const { origin } = this.options;
      const advice = "Start it with npm start or npm run dev, or name its port with SERVICES_PORT.";
      throw new CallError(0, `No repository answers at ${origin}. ${advice}`);
    }
  }
}

function describe(status: number, { message, details }: JsonObject): string {
  if (status === 401 || status === 403) {
    return "The running repository does not know this write token: name the DATA_DIR that it was started with.";
  }
  const more = (Array.isArray(details) ? details : [])
    .filter(isObject)
    .map(({ field, reason }) => `\n  ${String(field)}: ${String(reason)}`);
  return `${String(message ?? `The repository answered ${status}`)}${more.join("")}`;
}

/** The write token from a data folder; throws when there is none. */
export function readWriteToken(dataDir: string, named: string | undefined): string {
  if (named) return named;
  const path = join(dataDir, "secrets.json");
  const missing = `${path} is not there: start the site once with npm start, or name its folder with DATA_DIR.`;
  if (!existsSync(path)) throw new Error(missing);
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (isObject(value) && typeof value.writeToken === "string") return value.writeToken;
    throw new Error(`${path} holds no writeToken`);
  } catch (error) {
    if (isMissing(error)) throw new Error(missing, { cause: error });
    throw error;
  }
}
