import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/** Takes a folder for this process alone by a file beside it; returns how to give it back. Throws when another living process has it. */
export function claim(file: string): () => void {
  const mine = `${process.pid} ${startOf(process.pid)}`;
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, mine);
  try {
    take(aside, file);
  } finally {
    rmSync(aside);
  }
  return () => rmSync(file, { force: true });
}

function take(aside: string, file: string): void {
  try {
    linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    const owner = readFileSync(file, "utf8");
    const [pid, start] = owner.split(" ");
    if (isAlive(Number(pid), start)) throw new DatabaseInUse(Number(pid), { cause: error });
    rmSync(file, { force: true });
    linkSync(aside, file);
  }
}

/** The database folder belongs to another running process. */
export class DatabaseInUse extends Error {
  constructor(pid: number, options?: ErrorOptions) {
    super(
      `The database in DATA_DIR is in use by process ${pid}: stop it, choose another DATA_DIR, or set DATABASE_URL.`,
      options,
    );
  }
}

/** Whether the process with this number, started at this time, still runs. */
export const isAlive = (pid: number, start = "") => startOf(pid) === start && (start !== "" || canSignal(pid));

/** When a process started, where the system tells; empty elsewhere and when it does not run. */
// A process number may have been given to another process since; its start time tells them apart where /proc exists.
export function startOf(pid: number): string {
  try {
    const facts = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    // A process that ended stays listed as Z until its parent looks.
    return facts[0] === "Z" ? "" : (facts[19] ?? "");
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
    return "";
  }
}

function canSignal(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

const codeOf = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
