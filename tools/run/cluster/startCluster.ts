import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { startPostgres } from "../../../services/db/testing/postgresServer.ts";
import type { PostgresServer } from "../../../services/db/testing/postgresServer.ts";
import { claimBackEnds, siteEnvironment } from "../backEnds.ts";
import { Problem } from "../bootstrap/problem.mjs";
import { findPort } from "../findPort.ts";
import { areAllStopping, RunningProcess } from "../RunningProcess.ts";
import { needsServices } from "../settings.ts";
import type { Settings } from "../settings.ts";
import { supervise } from "../supervise.ts";
import { stopUnlessReady, waitUntilReady } from "../waitUntilReady.ts";
import { readSecrets, startSeveralBackEnds } from "./startSeveralBackEnds.ts";
import type { BackEnds } from "./startSeveralBackEnds.ts";
import { configureNginx } from "./configureNginx.ts";
import { findPrograms } from "./programs.ts";

type Options = {
  settings: Settings;
  env: NodeJS.ProcessEnv;
  atEnd(cleanUp: () => void): void;
  /** Makes the build, while the back ends run. */
  beforeSites(env: NodeJS.ProcessEnv): Promise<void>;
};

export type Cluster = {
  /** Public origin. */
  origin: string;
  /** Origin of each instance. */
  origins: string[];
  nginx: RunningProcess;
  redis: RunningProcess;
  postgres: PostgresServer;
  backEnds: BackEnds;
  /** Of the Studio's first person, `owner`, unless it was changed there. */
  studioPassword: string;
  sites: RunningProcess[];
  /** Stops an instance as a deployment would, and starts it again. */
  restart(index: number): Promise<void>;
  reviveRedis(): void;
  reviveNginx(): Promise<void>;
  /** Restarts back ends and instances that exit or hang from now on; resolves on shutdown. */
  supervise(): Promise<void>;
};

const instances = 2;

/** Two instances of the built site behind nginx, and two of the back ends with Redis, PostgreSQL and a bucket, on loopback. */
export async function startCluster({ settings, env: environment, atEnd, beforeSites }: Options): Promise<Cluster> {
  const programs = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), "halyard-cluster-"));
  const postgres = await startPostgres(programs.postgres);
  atEnd(() => {
    postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  const redisPort = await findPort(settings.site.PORT + 20);
  const spawnRedis = () =>
    new RunningProcess({
      name: "Redis",
      program: programs.redis,
      args: ["--port", String(redisPort), "--bind", "127.0.0.1", "--save", "", "--dir", folder],
      env: environment,
      quiet: true,
    });
  const redis = spawnRedis();
  const env = { ...environment, DATABASE_URL: postgres.url("postgres"), REDIS_URL: `redis://127.0.0.1:${redisPort}` };
  if (!needsServices(settings.site))
    throw new Problem("A cluster runs the embedded back ends: none may be named in the environment.");
  await claimBackEnds({ settings, atEnd });
  const { DATA_DIR: dataDir, SERVICES_PORT: port } = settings.services;
  const backEnds = await startSeveralBackEnds({ env, folder, port, dataDir, nginx: programs.nginx });
  await beforeSites(env);
  const ports: number[] = [];
  for (let index = 0; index < instances; index += 1)
    ports.push(await findPort((ports.at(-1) ?? settings.site.PORT + 10) + 1));
  const start = async (port: number) => {
    const site = new RunningProcess({
      name: `The instance on ${port}`,
      args: ["--max-http-header-size=1048576", "server/main.ts"],
      env: {
        ...siteEnvironment(settings, env),
        PORT: String(port),
        NODE_ENV: "production",
        TRUST_PROXY: "loopback",
        HOST: "127.0.0.1",
        DRAIN_SECONDS: "1",
        // nginx sends visitors to every port that is open.
        LISTEN_WHEN_READY: "true",
      },
      quiet: true,
    });
    const url = `http://127.0.0.1:${port}/ready`;
    return stopUnlessReady(site, { url, seconds: 180, accepts: (status) => status === 200 });
  };
  const sites = await Promise.all(ports.map(start));
  const superviseInstance = async (port: number, index: number) => {
    const health = `http://127.0.0.1:${port}/health`;
    // A restarted instance is another process.
    for (let child = sites[index]; child && !areAllStopping(); child = sites[index]) {
      await supervise({ child, health, start: async () => (sites[index] = await start(port)) });
      while (sites[index]?.wasStopped && !areAllStopping()) await sleep(100);
    }
  };
  const nginx = await startNginx(programs.nginx, folder, settings.site.PORT, ports, environment);
  const cluster: Cluster = {
    origin: `http://localhost:${settings.site.PORT}`,
    origins: ports.map((port) => `http://127.0.0.1:${port}`),
    nginx,
    redis,
    postgres,
    backEnds,
    studioPassword: environment.STUDIO_PASSWORD || (readSecrets(dataDir).STUDIO_PASSWORD ?? ""),
    sites,
    restart: async (index) => {
      await sites[index]?.stop();
      const port = ports[index];
      if (port !== undefined) sites[index] = await start(port);
    },
    reviveRedis: () => {
      cluster.redis = spawnRedis();
    },
    reviveNginx: async () => {
      cluster.nginx = await startNginx(programs.nginx, folder, settings.site.PORT, ports, environment);
    },
    supervise: async () => {
      await Promise.all([backEnds.supervise(), ...ports.map((port, index) => superviseInstance(port, index))]);
    },
  };
  return cluster;
}

async function startNginx(program: string, folder: string, port: number, ports: number[], env: NodeJS.ProcessEnv) {
  const args = configureNginx({ folder, port, ports });
  const nginx = new RunningProcess({ name: "nginx", program, args, env, quiet: true });
  const url = `http://127.0.0.1:${port}/`;
  await waitUntilReady(nginx, { url, seconds: 20, accepts: (status) => status < 500 });
  return nginx;
}
