import { readFileSync } from "node:fs";
import { join } from "node:path";

import { runBackEnds, superviseBackEnds } from "../backEnds.ts";
import { findPort } from "../findPort.ts";
import { keepRunning } from "./keepRunning.ts";
import { RunningProcess } from "../RunningProcess.ts";
import { waitUntilReady } from "../waitUntilReady.ts";
import { configureBalancer } from "./configureBalancer.ts";

type Options = {
  /** Of the database and Redis. */
  env: NodeJS.ProcessEnv;
  /** Folder of the bucket, of the balancer, and of the data of all instances but the first. */
  folder: string;
  /** Where all of them are reached. */
  port: number;
  /** Data of the first instance, where the secrets of all are made. */
  dataDir: string;
  nginx: string;
};

export type BackEnds = {
  /** Each instance; one that was restarted is another process. */
  instances: RunningProcess[];
  /** Data folder of each. */
  dataDirs: string[];
  balancer: RunningProcess;
  bucket: RunningProcess;
  /** Sends a signal to every instance. */
  signal(signal: NodeJS.Signals): void;
  /** Starts all instances again after they were killed, unless they are supervised. */
  revive(): Promise<void>;
  /** Restarts what exits or hangs from now on. */
  supervise(): Promise<void>;
};

const count = 2;

/** Several back ends with one database and one bucket, behind one port. */
export async function startSeveralBackEnds({
  env: environment,
  folder,
  port,
  dataDir,
  nginx,
}: Options): Promise<BackEnds> {
  const bucketPort = await findPort(port + 50);
  const startBucket = async () => {
    const args = ["tools/run/cluster/serveBucket.ts", String(bucketPort), join(folder, "bucket")];
    const bucket = new RunningProcess({ name: "The bucket", args, env: environment, quiet: true });
    await waitUntilReady(bucket, { url: `http://127.0.0.1:${bucketPort}/`, seconds: 20, accepts: () => true });
    return bucket;
  };
  const ports: number[] = [];
  for (let index = 0; index < count; index += 1) ports.push(await findPort((ports.at(-1) ?? port + 30) + 1));
  const dataDirs = ports.map((_, index) => (index === 0 ? dataDir : join(folder, `back-end-${index + 1}`)));
  const files = {
    FILES_S3_ENDPOINT: `http://127.0.0.1:${bucketPort}`,
    FILES_S3_BUCKET: "files",
    FILES_S3_ACCESS_KEY_ID: "S3RVER",
    FILES_S3_SECRET_ACCESS_KEY: "S3RVER",
  };
  const getEnv = (index: number): NodeJS.ProcessEnv => ({
    ...environment,
    ...files,
    ...(index === 0 ? {} : readSecrets(dataDir)),
    DATA_DIR: dataDirs[index],
    SERVICES_PORT: String(ports[index]),
  });
  const startBalancer = async () => {
    const args = configureBalancer({ folder: join(folder, "balancer"), port, ports });
    const balancer = new RunningProcess({ name: "The balancer", program: nginx, args, env: environment, quiet: true });
    const url = `http://127.0.0.1:${port}/ready`;
    await waitUntilReady(balancer, { url, seconds: 20, accepts: (status) => status === 200 });
    return balancer;
  };
  const bucket = await startBucket();
  const instances: RunningProcess[] = [];
  // One after another: the first makes the secrets of all.
  for (const [index, one] of ports.entries()) instances.push(await runBackEnds(one, getEnv(index), true));
  const backEnds: BackEnds = {
    instances,
    dataDirs,
    bucket,
    balancer: await startBalancer(),
    signal: (signal) => instances.forEach((instance) => instance.signal(signal)),
    revive: async () => {
      await Promise.all(instances.map(({ ended }) => ended));
      for (const [index, one] of ports.entries()) instances[index] = await runBackEnds(one, getEnv(index), true);
    },
    supervise: async () => {
      const own = ports.map((one, index) => {
        const [first] = instances.slice(index);
        const onStarted = (child: RunningProcess) => void (instances[index] = child);
        return first && superviseBackEnds(first, one, getEnv(index), onStarted);
      });
      await Promise.all([
        ...own,
        keepRunning({
          current: () => backEnds.bucket,
          revive: async () => void (backEnds.bucket = await startBucket()),
        }),
        keepRunning({
          current: () => backEnds.balancer,
          revive: async () => void (backEnds.balancer = await startBalancer()),
        }),
      ]);
    },
  };
  return backEnds;
}

/** The secrets of the first instance as settings of the others, which have no disk in common with it. */
export function readSecrets(dataDir: string): Record<string, string | undefined> {
  const secrets: Record<string, string> = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"));
  return {
    PRISMIC_ACCESS_TOKEN: secrets.accessToken,
    PRISMIC_WRITE_TOKEN: secrets.writeToken,
    PRISMIC_WEBHOOK_SECRET: secrets.webhookSecret,
    STUDIO_PASSWORD: secrets.studioPassword,
  };
}
