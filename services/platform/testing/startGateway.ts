import { createHash } from "node:crypto";

import type { Database } from "../../db/index.ts";
import { createTemporaryDatabase } from "../../db/testing/template.ts";
import type { PlatformOptions } from "../index.ts";
import { makeKey } from "./makeKey.ts";
import { startPlatform } from "./startPlatform.ts";
import { rpcErrors } from "../../../features/shared/contracts/rpcGateway.ts";
import type { RpcErrorReason } from "../../../features/shared/contracts/rpcGateway.ts";

/** A platform with one key on a plan, and its gateway over HTTP. */
export async function startGateway(options: Partial<PlatformOptions> = {}) {
  const database: Database = await createTemporaryDatabase();
  const platform = await startPlatform(database.db, options);
  const { key, token, id } = await makeKey(platform);
  const origin = `http://127.0.0.1:${platform.port}`;
  const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    fetch(`${origin}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
    });
  return {
    ...platform,
    db: database.db,
    origin,
    id,
    key,
    token,
    post,
    /** Path of a network, with the key. */
    path: (network = "eth/mainnet", own = key) => `/rpc/${network}/${own}`,
    /** Sends calls to a network and reads status and body. */
    call: async (body: unknown, network = "eth/mainnet") => {
      const response = await post(`/rpc/${network}/${key}`, typeof body === "string" ? body : JSON.stringify(body));
      const text = await response.text();
      const result: unknown = text === "" ? undefined : JSON.parse(text);
      return {
        status: response.status,
        retryAfter: Number(response.headers.get("retry-after")),
        body: result,
      };
    },
    /** Moves an account to another plan, before its key is first used. */
    setPlan: (planId: string, ofToken = token) =>
      database.db
        .updateTable("demo_sessions")
        .set({ plan_id: planId })
        .where("token_hash", "=", createHash("sha256").update(ofToken).digest("hex"))
        .execute(),
    close: async () => {
      await platform.close();
      await database.close();
    },
  };
}

export type TestGateway = Awaited<ReturnType<typeof startGateway>>;

/** A call by its method. */
export const rpcCall = (method = "eth_chainId", params: unknown = [], id: unknown = 1) => ({
  jsonrpc: "2.0",
  id,
  method,
  params,
});

/** The documented status and body of an error, as an expectation. */
export const documentedError = (reason: RpcErrorReason, id: unknown = null) => {
  const { status, code, docs } = rpcErrors[reason];
  const error = { code, message: expect.any(String), data: expect.objectContaining({ reason, docs }) };
  return { status, body: expect.objectContaining({ jsonrpc: "2.0", id, error: expect.objectContaining(error) }) };
};
