/** A real S3 server with a bucket, for tests and for a cluster on one machine. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import S3rver from "@20minutes/s3rver";

import type { Bucket } from "../BucketStorage.ts";

type Options = {
  /** By default a free one. */
  port?: number;
  /** Folder of the objects; by default a temporary one, which is removed at the end. */
  directory?: string;
};

/** Starts the server, which knows one key. */
export async function startBucket({ port = 0, directory }: Options = {}) {
  const folder = directory ?? mkdtempSync(join(tmpdir(), "halyard-bucket-"));
  const start = (at: number) => {
    const server = new S3rver({
      port: at,
      address: "127.0.0.1",
      directory: folder,
      silent: true,
      vhostBuckets: false,
      configureBuckets: [{ name: "files" }],
    });
    return server.run().then((address) => ({ server, port: address.port }));
  };
  let running = await start(port);
  const stop = async () => {
    running.server.httpServer?.closeAllConnections();
    await running.server.close();
  };
  const bucket: Bucket = {
    endpoint: `http://127.0.0.1:${running.port}`,
    bucket: "files",
    region: "us-east-1",
    // The only ones that the server knows.
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  };
  return {
    bucket,
    stop,
    /** Starts it again on its port, with what it held. */
    restart: async () => {
      running = await start(running.port);
    },
    remove: async () => {
      await stop().catch((error: NodeJS.ErrnoException) => {
        // Stopped before.
        if (error.code !== "ERR_SERVER_NOT_RUNNING") throw error;
      });
      if (!directory) rmSync(folder, { recursive: true, force: true });
    },
  };
}
