import { launch } from "./bootstrap/launch.mjs";

await launch("check.ts", { dev: true });
