/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";

test("a process that writes goes on when its output is closed", async () => {
  const program = `
    import { ignoreBrokenOutput } from "./features/shared/contracts/ignoreBrokenOutput.mjs";

    ignoreBrokenOutput();
    process.stdin.resume();
    process.stdout.write("here");
    process.stdin.once("end", () => {
      for (let count = 0; count < 100; count += 1) process[count % 2 ? "stdout" : "stderr"].write("words");
      setTimeout(() => process.exit(7), 50);
    });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: ["pipe", "pipe", "pipe"] });
  await once(child.stdout, "data");
  child.stdout.destroy();
  child.stderr.destroy();
  child.stdin.end();
  expect(await once(child, "exit")).toEqual([7, null]);
});
