import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A copy of `content/data` for a test to change and remove. */
export function copyData(): string {
  const folder = mkdtempSync(join(tmpdir(), "halyard-data-"));
  cpSync("content/data", folder, { recursive: true });
  return folder;
}

/** Adds entries to the catalogue of a copy. */
export function addChains(folder: string, entries: object[]): void {
  const file = join(folder, "protocols.json");
  const chains: unknown[] = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify([...chains, ...entries]));
}

/** A chain with only the required fields. */
export const addedChain = {
  key: "added",
  name: "Added",
  ticker: "ADD",
  family: "evm",
  networks: { mainnet: { name: "Mainnet", interfaces: ["json-rpc"] } },
  interfaces: ["json-rpc"],
  chainMultiplier: 30,
};
