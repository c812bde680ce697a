import { launch } from "./bootstrap/launch.mjs";

await launch("cluster.ts", { dev: true });
