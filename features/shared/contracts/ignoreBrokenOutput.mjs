/**
 * Ignores errors of stdout and stderr (closed pipe, full disk). Without a listener they are uncaught exceptions, which
 * the framework logs, which fails again, endlessly.
 */
export function ignoreBrokenOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}
