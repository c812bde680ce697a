import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

export type RedisServer = {
  url: string;
  signal(name: "SIGKILL" | "SIGSTOP" | "SIGCONT"): void;
  close(): Promise<void>;
};

/** Whether a Redis server is installed. */
export const hasRedis = (): boolean => spawnSync("redis-server", ["--version"]).status === 0;

/** A Redis server that stores nothing on disk. */
export async function startRedis(port?: number): Promise<RedisServer> {
  const redisPort = port ?? (await freePort());
  const server = spawn("redis-server", ["--port", String(redisPort), "--bind", "127.0.0.1", "--save", ""], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(server, "exit");
  for await (const text of server.stdout) if (String(text).includes("Ready to accept connections")) break;
  server.stdout.resume();
  return {
    url: `redis://127.0.0.1:${redisPort}`,
    signal: (name) => server.kill(name),
    close: async () => {
      server.kill("SIGKILL");
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}
