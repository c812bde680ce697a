/** Goes on when nobody reads the log any more, or its disk is full: what cannot be logged is not logged. */
export function ignoreBrokenOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}
