import { launch } from "./bootstrap/launch.mjs";

await launch("newFeature.ts", { dev: true });
