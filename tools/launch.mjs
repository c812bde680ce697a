// node launch.mjs <command> [argument …]. Only the check of Node's version stands here, without imports: an older Node
// would already fail to read what they name.
const needed = [20, 19];
const [command = "", ...args] = process.argv.slice(2);
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major > needed[0] || (major === needed[0] && minor >= needed[1])) {
  const { launchCommand } = await import("./run/bootstrap/launchCommand.mjs");
  await launchCommand(command, args);
} else {
  console.error(
    `Node.js ${needed.join(".")} or newer is needed; this is ${process.versions.node}. Install it from https://nodejs.org.`,
  );
  process.exitCode = 1;
  // The summary of `npm test` is its last line, even when nothing could run.
  if (command === "test") console.log("0 passed, 1 failed");
}
