/** Goes on when nobody reads the output any more, or its disk is full: what cannot be said is not said. */
export function ignoreBrokenOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}
