import { launch } from "./bootstrap/launch.mjs";

await launch("start.ts", { dev: false });
