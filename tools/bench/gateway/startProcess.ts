import { spawn } from "node:child_process";
import { once } from "node:events";

/** Starts a program that prints its port; returns the port and a way to kill it. */
export async function startProcess(file: string, args: string[] = []) {
  const child = spawn(process.execPath, [file, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  for await (const part of child.stdout) {
    output += String(part);
    const port = /port (\d+)/.exec(output)?.[1];
    if (port === undefined) continue;
    const kill = async () => {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    };
    return { origin: `http://127.0.0.1:${port}`, kill };
  }
  throw new Error(`${file} ended without a port: ${output}`);
}
