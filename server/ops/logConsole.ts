import { formatWithOptions, stripVTControlCharacters } from "node:util";

import type { LogLevel } from "../../features/shared/contracts/formatLog.ts";
import { log } from "../log.ts";

const levels = { debug: "info", log: "info", info: "info", warn: "warn", error: "error" } as const;

/** Turns console output of the framework and the site, and Node's warnings, into JSON log lines. */
export function logConsole(): void {
  for (const [name, level] of Object.entries(levels)) {
    Reflect.set(console, name, (...parts: unknown[]) => writeLine(level, parts));
  }
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log("warn", warning.message, { warning }, "node"));
}

/** Logs uncaught exceptions and unhandled rejections, then exits. */
export function logCrashes(): void {
  process.on("uncaughtException", (error: unknown) => {
    log("error", "the server stops after an uncaught error", { error });
    process.exit(1);
  });
}

/**
 * The first `word: sentence` names the part; an error keeps its stack; everything else is formatted as by the console.
 */
function writeLine(level: LogLevel, parts: unknown[]): void {
  const error = parts.find((part) => part instanceof Error);
  const others = parts.filter((part) => part !== error);
  const text = stripVTControlCharacters(formatWithOptions({ colors: false, breakLength: Infinity }, ...others)).trim();
  const [, part, message] = /^([a-z][a-z -]{0,30}): ([^]*)$/.exec(text) ?? [];
  log(level, message ?? (text || "an error was thrown"), error ? { error } : {}, part ?? "site");
}
