import { launch } from "./bootstrap/launch.mjs";

await launch("dev.ts", { dev: true });
