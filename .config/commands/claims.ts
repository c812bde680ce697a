import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A run that holds a folder: its process and the port it serves on. */
export type Claim = { pid: number; port: number };

/** The run that holds a folder through this file, unless its process is gone or the file was copied here with its folder. */
export function readClaim(file: string): Claim | undefined {
  if (!existsSync(file)) return undefined;
  const [pid, port, folder] = readFileSync(file, "utf8").split(" ");
  const claim = { pid: Number(pid), port: Number(port) };
  if (!claim.pid || !claim.port || !isAlive(claim.pid)) return undefined;
  return folder === undefined || folder === identifyFolder(file) ? claim : undefined;
}

/** Takes the claim for this process; gives back what lets go of it. */
export function writeClaim(file: string, port: number): () => void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${process.pid} ${port} ${identifyFolder(file)}`);
  return () => rmSync(file, { force: true });
}

// A folder keeps its inode when it is moved, and a copy of it has another one.
function identifyFolder(file: string): string {
  const { dev, ino } = statSync(dirname(file), { bigint: true });
  return `${dev}:${ino}`;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
