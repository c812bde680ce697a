/** @jest-environment node */
import { RunningProcess, stopProcesses } from "../RunningProcess.ts";
import { keepRunning, keepServerRunning } from "./keepRunning.ts";

jest.setTimeout(30_000);

test("a killed part is restarted and logged until everything stops", async () => {
  const warned = jest.spyOn(console, "warn").mockReturnValue();
  const logged = jest.spyOn(console, "log").mockReturnValue();
  const spawn = () =>
    new RunningProcess({ name: "Redis", args: ["-e", "setInterval(() => 0, 1000)"], env: process.env, quiet: true });
  let child = spawn();
  const first = child.pid;
  const revived = Promise.withResolvers<boolean>();
  const supervisor = keepRunning({
    current: () => child,
    revive: async () => {
      child = spawn();
      revived.resolve(true);
    },
  });
  let starts = 0;
  const server = { isRunning: () => starts > 0, start: () => void (starts += 1) };
  const served = keepServerRunning("PostgreSQL", server, 20);
  child.signal("SIGKILL");
  await revived.promise;
  expect(child.pid).not.toBe(first);
  await stopProcesses();
  await Promise.all([supervisor, served]);
  expect(starts).toBe(1);
  expect(warned.mock.calls.flat().sort()).toEqual([
    "PostgreSQL stopped; it is started again.",
    "Redis stopped (SIGKILL); it is started again.",
  ]);
  expect(logged.mock.calls.flat().sort()).toEqual(["PostgreSQL: running again.", "Redis: running again."]);
});
