const intervalMs = 500;

/**
 * Calls back once the parent npm process is gone: a killed npm cannot signal its children. Returns what stops watching.
 * @param {() => void} callback
 */
export function onOrphaned(callback) {
  // A process started in the background by hand may outlive its shell.
  if (!process.env.npm_lifecycle_event) return () => undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
