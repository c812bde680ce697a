/** Ignores write errors of the output: its reader may have exited, or its disk may be full. */
export function ignoreBrokenOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}
