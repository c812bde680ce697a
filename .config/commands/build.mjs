import { launch } from "./bootstrap/launch.mjs";

await launch("build.ts", { dev: false });
