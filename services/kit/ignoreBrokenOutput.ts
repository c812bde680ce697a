/** Keeps the process running when its output is closed or its disk is full; log lines are dropped. */
export function ignoreBrokenOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}
