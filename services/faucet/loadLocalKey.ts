import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isHex } from "viem";
import type { Hex } from "viem";
import { generatePrivateKey } from "viem/accounts";

import { writeDurablySync } from "../kit/durableFile.ts";

/** The paying key of a local test chain, from `DATA_DIR/secrets` (mode 600), created at the first start. */
export function loadLocalKey(dataDir: string, networkId: string): Hex {
  const folder = join(dataDir, "secrets");
  const path = join(folder, `faucet-${networkId}.key`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(path)) writeDurablySync(path, `${generatePrivateKey()}\n`);
  const key = readFileSync(path, "utf8").trim();
  if (!isHex(key) || key.length !== 66) throw new Error(`${path} does not hold a key: remove it to have one made.`);
  return key;
}
