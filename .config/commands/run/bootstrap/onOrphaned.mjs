const intervalMs = 500;

/**
 * Calls back once npm, which called this process, is gone: killed, npm cannot tell its children.
 * @param {() => void} callback
 */
export function onOrphaned(callback) {
  // Called by hand and sent to the background, a process may outlive its shell.
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, intervalMs);
  timer.unref();
}
