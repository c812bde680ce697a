import { spawn } from "node:child_process";
import type { ChildProcess, StdioOptions } from "node:child_process";

import { notifyGuard } from "./bootstrap/notifyGuard.mjs";

// A process that does not end on SIGTERM within this time is killed.
const defaultStopTimeoutMs = 15_000;
const maxOutputLength = 65_536;

const running = new Set<RunningProcess>();
let isStopping = false;

type Options = {
  /** Prefix of messages about it. */
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** The program; this Node by default. */
  program?: string;
  /** Working directory; the current one by default. */
  cwd?: string;
  /** Hides its output, which is kept for error messages. */
  quiet?: boolean;
  /** Receives what it sends; without it there is no channel. */
  onMessage?: (message: unknown) => void;
};

/** A child in a process group of its own, so that its own children end with it. */
export class RunningProcess {
  readonly name: string;
  /** Whether its output is hidden. */
  readonly isQuiet: boolean;
  /** Exit code, or the signal that ended it; never rejects. */
  readonly ended: Promise<number | string>;
  /** The end of its output. */
  output = "";
  /** Whether the command stopped it. */
  wasStopped = false;
  private readonly child: ChildProcess;

  constructor({ name, args, env, cwd, program = process.execPath, quiet = false, onMessage }: Options) {
    if (isStopping) throw new Error(`${name} was not started: everything is being stopped`);
    this.name = name;
    this.isQuiet = quiet;
    const stdio: StdioOptions = ["ignore", "pipe", "pipe", ...(onMessage ? ["ipc" as const] : [])];
    this.child = spawn(program, args, { env, cwd, detached: true, stdio });
    if (onMessage) this.child.on("message", onMessage);
    running.add(this);
    const { pid } = this;
    if (pid) notifyGuard({ started: pid });
    this.listen();
    this.ended = new Promise((resolve) => {
      this.child.on("error", (error) => resolve(error.message));
      this.child.on("close", (code, signal) => {
        running.delete(this);
        if (pid) notifyGuard({ ended: pid });
        resolve(code ?? signal ?? "no exit code");
      });
    });
  }

  /** The process id; 0 when it could not be started. */
  get pid(): number {
    return this.child.pid ?? 0;
  }

  private listen(): void {
    const { stdout, stderr } = this.child;
    for (const [from, to] of [[stdout, process.stdout] as const, [stderr, process.stderr] as const]) {
      from?.on("data", (chunk: Buffer) => {
        this.output = (this.output + chunk.toString()).slice(-maxOutputLength);
        if (!this.isQuiet) to.write(chunk);
      });
    }
    // Processes left in the group would hold ports and pipes.
    this.child.on("exit", () => this.signal("SIGKILL"));
  }

  /** Ends the whole group: by SIGTERM, and after `stopTimeoutMs` milliseconds by SIGKILL. */
  async stop(stopTimeoutMs = defaultStopTimeoutMs): Promise<void> {
    this.wasStopped = true;
    this.signal("SIGTERM");
    const force = setTimeout(() => this.signal("SIGKILL"), stopTimeoutMs);
    await this.ended;
    clearTimeout(force);
  }

  /** Sends a message to a process that has `onMessage`. */
  send(message: string): void {
    // A process that has ended meanwhile is noticed by `ended`.
    this.child.send(message, () => undefined);
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

/** Ends every child and waits for them. No further child is started. */
export async function stopProcesses(): Promise<void> {
  isStopping = true;
  await Promise.all([...running].map((child) => child.stop()));
}

process.on("exit", () => {
  for (const child of running) child.signal("SIGKILL");
});

const getErrorCode = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
