import { launch } from "./bootstrap/launch.mjs";

await launch("bench.ts", { dev: true });
