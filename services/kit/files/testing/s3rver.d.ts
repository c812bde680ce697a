/** The part of the package that is used; it has no types of its own. */
declare module "@20minutes/s3rver" {
  import type { Server } from "node:http";

  type Options = {
    port: number;
    address: string;
    directory: string;
    silent: boolean;
    vhostBuckets: boolean;
    configureBuckets: { name: string }[];
  };

  export default class S3rver {
    httpServer?: Server;
    constructor(options: Options);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
