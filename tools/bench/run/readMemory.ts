import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Resident megabytes of the process that listens on a site's port. */
export function readMemory(site: string): number {
  const listening = execFileSync("ss", ["-ltnpH", `sport = :${new URL(site).port}`], { encoding: "utf8" });
  const pid = /pid=(\d+)/.exec(listening)?.[1] ?? "self";
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1_024;
}
