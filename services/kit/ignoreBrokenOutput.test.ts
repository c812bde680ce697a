/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";

// Both rooms have their own, since neither may know the other.
test.each(["services/kit/ignoreBrokenOutput.ts", "server/ops/ignoreBrokenOutput.ts"])(
  "a process that writes goes on when nobody reads it any more (%s)",
  async (file) => {
    const program = `
      import { ignoreBrokenOutput } from "./${file}";

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
  },
);
