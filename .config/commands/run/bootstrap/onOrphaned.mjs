const intervalMs = 500;

/**
 * Calls back once npm, which started this process, is gone: a killed npm cannot signal its children.
 * @param {() => void} callback
 */
export function onOrphaned(callback) {
  // Started by hand in the background, a process may outlive its shell.
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, intervalMs);
  timer.unref();
}
