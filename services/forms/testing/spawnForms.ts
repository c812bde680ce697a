import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

type SpawnOptions = { databaseUrl?: string; dataDir: string; smtpUrl?: string; redisUrl?: string };

export type SpawnedForms = { origin: string; kill(): Promise<void> };

/** A forms service in a process of its own, which a test can kill at any time. */
export async function spawnForms(options: SpawnOptions): Promise<SpawnedForms> {
  const child = spawn(process.execPath, [join("services", "forms", "testing", "process.ts"), JSON.stringify(options)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  const ended = once(child, "exit");
  const port = await Promise.race([once(child.stdout.setEncoding("utf8"), "data"), ended.then(() => undefined)]);
  if (!port) throw new Error(`The service did not start: ${errors}`);
  return {
    origin: `http://127.0.0.1:${String(port[0]).trim()}`,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
