import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("guard.mjs", import.meta.url));

/** @type {import("node:child_process").ChildProcess | undefined} */
let guard;

/**
 * Notifies the guard process, which ends process groups when this process is killed.
 * @param {{ started: number } | { ended: number }} message the leader of a process group
 */
export function notifyGuard(message) {
  if (!guard) {
    // A process group of its own, so that signals to this one do not reach it.
    guard = spawn(process.execPath, [program], { detached: true, stdio: ["ignore", "ignore", "ignore", "ipc"] });
    guard.on("error", ({ message: reason }) => console.warn(`Children would outlive a killed command: ${reason}`));
    guard.unref();
    guard.channel?.unref();
  }
  // Without the guard, a killed command leaves its children behind.
  guard.send(message, () => undefined);
}
