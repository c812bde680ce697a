// Ends the children of a command that was killed: its IPC channel closes then. The command announces them as `{
// started: pid }` and `{ ended: pid }`, each the leader of a process group.
const stopTimeoutMs = 6_000;
const intervalMs = 100;

/** @type {Set<number>} */
const groups = new Set();

/**
 * Signals a process group; returns whether it exists.
 * @param {number} group
 * @param {NodeJS.Signals | 0} signal
 */
function signalGroup(group, signal) {
  try {
    return process.kill(-group, signal);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return false;
    throw error;
  }
}

process.on("message", (message) => {
  if (typeof message !== "object" || message === null) return;
  if ("started" in message) groups.add(Number(message.started));
  if ("ended" in message) groups.delete(Number(message.ended));
});

process.on("disconnect", () => {
  for (const group of groups) signalGroup(group, "SIGTERM");
  const deadline = performance.now() + stopTimeoutMs;
  const timer = setInterval(() => {
    for (const group of groups) if (!signalGroup(group, 0)) groups.delete(group);
    if (groups.size > 0 && performance.now() < deadline) return;
    for (const group of groups) signalGroup(group, "SIGKILL");
    clearInterval(timer);
  }, intervalMs);
});
