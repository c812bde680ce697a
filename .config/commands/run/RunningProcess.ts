import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";

const guardProgram = ".config/commands/run/bootstrap/guard.mjs";

// A process that does not end on SIGTERM within this time is killed.
const defaultStopTimeoutMs = 15_000;
const maxOutputLength = 65_536;

const running = new Set<RunningProcess>();
let isStopping = false;
let guard: ChildProcess | undefined;

/** Tells the process that ends our children when this one is killed. */
function notifyGuard(message: { started: number } | { ended: number }): void {
  if (!guard) {
    // Its own process group, so that a signal to ours does not reach it.
    guard = spawn(process.execPath, [guardProgram], { detached: true, stdio: ["ignore", "ignore", "ignore", "ipc"] });
    guard.on("error", ({ message: reason }) => console.warn(`Children would outlive a killed command: ${reason}`));
    guard.unref();
    guard.channel?.unref();
  }
  // If the guard itself was killed, a killed command leaves its children behind.
  guard.send(message, () => undefined);
}

type Options = {
  /** Starts sentences about it. */
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** What is run; this Node unless told. */
  program?: string;
  /** Folder it works in; this one unless told. */
  cwd?: string;
  /** Shows nothing; the output is kept for an explanation. */
  quiet?: boolean;
};

/** A child in a process group of its own, so that its own children end with it. */
export class RunningProcess {
  readonly name: string;
  /** Exit code, or the signal that ended it; never rejects. */
  readonly ended: Promise<number | string>;
  /** The last of what it wrote. */
  output = "";
  /** Whether the command stopped it. */
  wasStopped = false;
  private readonly child: ChildProcess;

  constructor({ name, args, env, cwd, program = process.execPath, quiet = false }: Options) {
    if (isStopping) throw new Error(`${name} was not started: everything is being stopped`);
    this.name = name;
    this.child = spawn(program, args, { env, cwd, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    running.add(this);
    const { pid } = this;
    if (pid) notifyGuard({ started: pid });
    this.listen(quiet);
    this.ended = new Promise((resolve) => {
      this.child.on("error", (error) => resolve(error.message));
      this.child.on("close", (code, signal) => {
        running.delete(this);
        if (pid) notifyGuard({ ended: pid });
        resolve(code ?? signal ?? "no exit code");
      });
    });
  }

  /** The process itself; 0 when it could not be started. */
  get pid(): number {
    return this.child.pid ?? 0;
  }

  private listen(quiet: boolean): void {
    const { stdout, stderr } = this.child;
    for (const [from, to] of [[stdout, process.stdout] as const, [stderr, process.stderr] as const]) {
      from?.on("data", (chunk: Buffer) => {
        this.output = (this.output + chunk.toString()).slice(-maxOutputLength);
        if (!quiet) to.write(chunk);
      });
    }
    // Processes left in the group would hold ports and pipes.
    this.child.on("exit", () => this.signal("SIGKILL"));
  }

  /** Ends the whole group: politely, and by force when that takes longer than `stopTimeoutMs` milliseconds. */
  async stop(stopTimeoutMs = defaultStopTimeoutMs): Promise<void> {
    this.wasStopped = true;
    this.signal("SIGTERM");
    const force = setTimeout(() => this.signal("SIGKILL"), stopTimeoutMs);
    await this.ended;
    clearTimeout(force);
  }

  /** Closes its output pipes, as a log reader that exits does. */
  closeOutput(): void {
    this.child.stdout?.destroy();
    this.child.stderr?.destroy();
  }

  /** Sends a signal to the whole group. */
  signal(signal: NodeJS.Signals): void {
    if (this.child.pid === undefined) return;
    try {
      process.kill(-this.child.pid, signal);
    } catch (error) {
      if (getErrorCode(error) !== "ESRCH") throw error;
    }
  }
}

/** Whether all children are being ended. */
export const areAllStopping = () => isStopping;

/** Ends every child and waits until they are gone. None is started any more. */
export async function stopProcesses(): Promise<void> {
  isStopping = true;
  await Promise.all([...running].map((child) => child.stop()));
}

process.on("exit", () => {
  for (const child of running) child.signal("SIGKILL");
});

const getErrorCode = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
