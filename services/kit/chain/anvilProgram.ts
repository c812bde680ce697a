import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const architectures: Partial<Record<NodeJS.Architecture, string>> = { x64: "amd64", arm64: "arm64" };

/** Path of anvil's binary for this machine; throws a sentence when npm did not install one. */
export function anvilProgram(): string {
  const name = `@foundry-rs/anvil-${process.platform}-${architectures[process.arch] ?? process.arch}`;
  try {
    // The package's own script is a wrapper process that does not forward the child's exit.
    const folder = dirname(createRequire(join(process.cwd(), "package.json")).resolve(`${name}/package.json`));
    return join(folder, "bin", process.platform === "win32" ? "anvil.exe" : "anvil");
  } catch (error) {
    throw new Error(`The local test chain needs the package ${name}, which is not installed.`, { cause: error });
  }
}
