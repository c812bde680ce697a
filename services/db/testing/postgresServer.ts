import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { makeOnce } from "./makeOnce.ts";

/** Folder of PostgreSQL's programs; `undefined` when no server is installed. */
export const findPostgres = (): string | undefined =>
  globSync(["/usr/lib/postgresql/*/bin/initdb", "/usr/pgsql-*/bin/initdb", "/opt/homebrew/opt/postgresql*/bin/initdb"])
    .map(dirname)
    .sort()
    .at(-1);

export type PostgresServer = {
  /** Its first process, which ends with the others; 0 when it was stopped. */
  readonly pid: number;
  /** Of its socket. */
  folder: string;
  url(database: string): string;
  start(): void;
  stop(): void;
  isRunning(): boolean;
  /** Sends a signal to the server and to each of its processes, which all lead process groups of their own. */
  signal(signal: NodeJS.Signals): void;
  remove(): void;
};

/** Variable with the socket folder of the server that all files of a test run share. */
export const serverVariable = "TEST_POSTGRES_FOLDER";

/** URL of a database of the server whose socket is in a folder. */
export const toUrl = (folder: string, database: string): string =>
  `postgresql:///${database}?host=${encodeURIComponent(folder)}&user=postgres`;

/** A PostgreSQL server in a new folder, on a socket only. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const templateFolder = await template(programs);
  const folder = newFolder();
  const data = join(folder, "data");
  copy(join(templateFolder, "data"), data);
  const run = (program: string, ...options: string[]) => asPostgres(folder, join(programs, program), options);
  const settings = `-k ${folder} -c listen_addresses='' -c shared_buffers=16MB -c fsync=off`;
  const start = () => run("pg_ctl", "start", "--wait", "-D", data, "-l", join(folder, "log"), "-o", settings);
  start();
  return {
    get pid() {
      return readPid(data);
    },
    folder,
    url: (database) => toUrl(folder, database),
    start,
    stop: () => run("pg_ctl", "stop", "--mode", "immediate", "-D", data),
    isRunning: () => isProcess(readPid(data)),
    signal: (signal) => {
      const pid = readPid(data);
      const listed = execFileSync("ps", ["-o", "pid=", "--ppid", String(pid)], {
        encoding: "utf8",
      });
      for (const one of [pid, ...listed.trim().split(/\s+/).map(Number)]) process.kill(one, signal);
    },
    remove: () => {
      if (existsSync(join(data, "postmaster.pid"))) run("pg_ctl", "stop", "--mode", "immediate", "-D", data);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Process id of the server in a folder; 0 when it was stopped. */
const readPid = (data: string): number => {
  const file = join(data, "postmaster.pid");
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : 0;
};

function isProcess(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    // Not running; the file of a killed server stays.
    return false;
  }
}

/** Files of an empty server of this version; initdb takes a second. */
const template = (programs: string): Promise<string> =>
  makeOnce(`postgres${programs.replaceAll("/", "-")}`, (templateFolder) => {
    const folder = newFolder();
    const data = join(folder, "data");
    const options = ["--username", "postgres", "--auth", "trust", "--no-sync", "--encoding", "UTF8"];
    asPostgres(folder, join(programs, "initdb"), ["--pgdata", data, ...options]);
    copy(data, join(templateFolder, "data"));
    rmSync(folder, { recursive: true });
  });

/** A folder owned by the server's user, outside of the project, which that user may not be able to enter. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "halyard-pg-"));
  chmodSync(folder, 0o755);
  if (isRoot()) chownSync(folder, postgresUser(), -1);
  return folder;
}

// Preserves the owner, which the server requires.
const copy = (from: string, to: string) => execFileSync("cp", ["-a", from, to]);

const isRoot = () => process.getuid?.() === 0;
const postgresUser = () => Number(execFileSync("id", ["-u", "postgres"], { encoding: "utf8" }));

// The server refuses to run as root.
function asPostgres(folder: string, program: string, options: string[]): void {
  const [command, ...rest] = isRoot()
    ? ["runuser", "-u", "postgres", "--", program, ...options]
    : [program, ...options];
  execFileSync(command ?? program, rest, { cwd: folder, stdio: "ignore", timeout: 60_000 });
}
