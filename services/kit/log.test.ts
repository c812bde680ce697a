/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync, openSync } from "node:fs";

import { log } from "./log.ts";

const written = (level: "info" | "error", facts: Record<string, unknown>) => {
  const lines: string[] = [];
  const stream = level === "info" ? process.stdout : process.stderr;
  const write = jest.spyOn(stream, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  log(level, "forms", "something happened", facts);
  write.mockRestore();
  return lines.join("");
};

test("a log entry is one line of JSON with time, level and part", () => {
  const line = written("info", { count: 3 });
  expect(line.endsWith("\n")).toBe(true);
  expect(JSON.parse(line)).toEqual({
    time: expect.any(String),
    level: "info",
    part: "forms",
    message: "something happened",
    count: 3,
  });
});

test.each([
  ["550 <ada.lovelace+x@mail.example.org> unknown user", "550 <[e-mail]> unknown user"],
  ["header Bearer abcdefgh.ijkl refused", "header Bearer [secret] refused"],
  ["connect postgres://halyard:hunter2@db:5432/site failed", "connect postgres://[secret]@db:5432/site failed"],
  ["https://node.example/v1?apikey=abc123&x=1 down", "https://node.example/v1?apikey=[secret]&x=1 down"],
  ["ECONNREFUSED 127.0.0.1:5432", "ECONNREFUSED 127.0.0.1:5432"],
])("%s is written as %s, however deep it stands", (reason, expected) => {
  expect(JSON.parse(written("error", { outer: { reason } }))).toMatchObject({ outer: { reason: expected } });
});

const fullDisk = "/dev/full";

(existsSync(fullDisk) ? test : test.skip)("a process whose log stands on a full disk goes on", () => {
  const program = [
    'import { log } from "./services/kit/log.ts"; import { ignoreBrokenOutput } from "./features/shared/contracts/ignoreBrokenOutput.mjs";',
    "ignoreBrokenOutput();",
    'log("info", "test", "one");',
    'log("error", "test", "two");',
    "setTimeout(() => process.exit(7), 50);",
  ].join("\n");
  const full = openSync(fullDisk, "w");
  const { status } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", full, full],
  });
  expect(status).toBe(7);
});
