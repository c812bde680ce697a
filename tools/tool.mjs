// node tool.mjs [name …]: runs a tool of the development packages, which are installed first if `npm start` omitted
// them.
import { spawn } from "node:child_process";
import { join } from "node:path";

import { installPackages } from "./run/bootstrap/installPackages.mjs";
import { Problem } from "./run/bootstrap/problem.mjs";

const [name, ...args] = process.argv.slice(2);
try {
  await installPackages({ dev: true });
  if (name) {
    const child = spawn(join("node_modules", ".bin", name), args, { stdio: "inherit" });
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
    child.on("exit", (code) => (process.exitCode = code ?? 1));
  }
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
