import { launch } from "./bootstrap/launch.mjs";

await launch("newSlice.ts", { dev: true });
