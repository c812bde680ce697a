import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A run that holds a folder: its process and the port it serves on. */
export type Claim = { pid: number; port: number };

/** The run that holds a folder through this file, unless its process is gone. */
export function readClaim(file: string): Claim | undefined {
  if (!existsSync(file)) return undefined;
  const [pid, port] = readFileSync(file, "utf8").split(" ").map(Number);
  return pid && port && isAlive(pid) ? { pid, port } : undefined;
}

/** Takes the claim for this process; gives back what lets go of it. */
export function writeClaim(file: string, port: number): () => void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${process.pid} ${port}`);
  return () => rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
