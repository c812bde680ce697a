import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";

// A process that does not end on SIGTERM within this time is killed.
const patience = 15_000;
const keptOutput = 65_536;

const running = new Set<RunningProcess>();

type Options = {
  /** What people know it by, at the start of a sentence. */
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** What is run; this Node unless told. */
  program?: string;
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
  private readonly child: ChildProcess;

  constructor({ name, args, env, program = process.execPath, quiet = false }: Options) {
    this.name = name;
    this.child = spawn(program, args, { env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    running.add(this);
    this.listen(quiet);
    this.ended = new Promise((resolve) => {
      this.child.on("error", (error) => resolve(error.message));
      this.child.on("close", (code, signal) => {
        running.delete(this);
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
        this.output = (this.output + chunk.toString()).slice(-keptOutput);
        if (!quiet) to.write(chunk);
      });
    }
    // What the leader leaves behind in its group would hold ports and pipes.
    this.child.on("exit", () => this.signal("SIGKILL"));
  }

  /** Ends the whole group: politely, then by force. */
  async stop(): Promise<void> {
    this.signal("SIGTERM");
    const force = setTimeout(() => this.signal("SIGKILL"), patience);
    await this.ended;
    clearTimeout(force);
  }

  /** Sends a signal to the whole group. */
  signal(signal: NodeJS.Signals): void {
    if (this.child.pid === undefined) return;
    try {
      process.kill(-this.child.pid, signal);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
    }
  }
}

/** Ends every child and waits until they are gone. */
export async function stopProcesses(): Promise<void> {
  await Promise.all([...running].map((child) => child.stop()));
}

process.on("exit", () => {
  for (const child of running) child.signal("SIGKILL");
});
