import { launch } from "./bootstrap/launch.mjs";

await launch("e2e.ts", { dev: true });
