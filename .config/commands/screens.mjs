import { launch } from "./bootstrap/launch.mjs";

await launch("screens.ts", { dev: true });
