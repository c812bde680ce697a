/**
 * Goes on when nobody reads the log any more, or its disk is full. Unheard, such an error would be an uncaught one, which
 * the framework logs, which is the next error, and so on without end.
 */
export function ignoreBrokenOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}
