import { launch } from "./bootstrap/launch.mjs";

// Whoever reads the last line finds it also when nothing could be run.
if (!(await launch("test.ts", { dev: true }))) console.log("0 passed, 1 failed");
