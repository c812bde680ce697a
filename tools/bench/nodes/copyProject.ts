import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const excluded = new Set(["node_modules", ".next", ".data", ".git", ".work"]);

/** Copies the project with this many chains in its catalogue, by repeating the existing ones. */
export function copyProject(folder: string, count: number): void {
  const root = process.cwd();
  cpSync(root, folder, { recursive: true, filter: (path) => !excluded.has(basename(path)) });
  // Hard links: packages outside the project folder are not compiled, and a copy takes most of a gigabyte.
  execFileSync("cp", ["-al", join(root, "node_modules"), join(folder, "node_modules")]);
  const file = join(folder, "content", "data", "protocols.json");
  const chains: { key: string; name: string }[] = JSON.parse(readFileSync(file, "utf8"));
  const many = Array.from({ length: count }, (_, index) => {
    const chain = chains[index % chains.length];
    const round = Math.floor(index / chains.length);
    return round === 0 ? chain : { ...chain, key: `${chain?.key}${round}`, name: `${chain?.name} ${round}` };
  });
  writeFileSync(file, JSON.stringify(many));
}
