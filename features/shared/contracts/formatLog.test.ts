/** @jest-environment node */
import { formatLog } from "./formatLog";

const time = new Date("2026-01-02T03:04:05.678Z");
const entry = { level: "error", part: "forms", message: "not sent" } as const;

test("an error is logged as its message in its field and the stacks of it and its causes in `stack`", () => {
  const cause = new Error("the disk is full");
  const error = new Error("cannot write", { cause });
  const text = formatLog({ ...entry, facts: { error, attempt: 2 } }, { time });
  expect(text.split("\n")).toHaveLength(2);
  const line = JSON.parse(text);
  expect(line).toEqual({
    time: time.toISOString(),
    level: "error",
    part: "forms",
    message: "not sent",
    error: "cannot write",
    attempt: 2,
    stack: `${error.stack}\nCaused by: ${cause.stack}`,
  });
});

test("circular values, and numbers that JSON lacks, are written", () => {
  const loop: Record<string, unknown> = { same: { deep: 1 } };
  loop.self = loop;
  const line = JSON.parse(formatLog({ ...entry, facts: { loop, again: loop, wei: 5n } }, { time }));
  expect(line).toMatchObject({
    loop: { same: { deep: 1 }, self: "[circular]" },
    again: { same: { deep: 1 } },
    wei: "5",
  });
});

test("for people a line is words, with the stack below it", () => {
  const error = new Error("cannot write");
  error.stack = "Error: cannot write\n    at here";
  expect(formatLog({ ...entry, facts: { error } }, { time, isReadable: true })).toBe(
    "03:04:05 error forms: not sent error=cannot write\n    Error: cannot write\n        at here\n",
  );
});

test("every text is redacted, including stacks", () => {
  const clean = (text: string) => text.replaceAll("hunter2", "[secret]");
  const text = formatLog(
    { ...entry, facts: { error: new Error("hunter2"), deep: { a: ["hunter2"] } } },
    { time, clean },
  );
  expect(text).not.toContain("hunter2");
});
