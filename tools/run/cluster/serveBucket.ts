/** The bucket of a cluster on one machine: `serveBucket.ts <port> <folder>`, until stopped. */
import { startBucket } from "../../../services/kit/files/testing/startBucket.ts";

const [port, directory] = process.argv.slice(2);
if (!port || !directory) throw new Error("Name a port and a folder: serveBucket.ts 9000 /tmp/bucket");
await startBucket({ port: Number(port), directory });
