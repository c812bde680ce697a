import type { LogLevel } from "../../features/shared/contracts/formatLog.ts";
import { DatabaseAway } from "./DatabaseAway.ts";
import { getErrorMessage, log } from "./log.ts";

/** Logs why work in the background failed. An outage of the database has its own line, one a minute. */
export function logFailure(
  level: LogLevel,
  part: string,
  message: string,
  error: unknown,
  facts: Record<string, unknown> = {},
): void {
  if (error instanceof DatabaseAway) return;
  log(level, part, message, { ...facts, reason: getErrorMessage(error) });
}
