import { formatLog } from "../../features/shared/contracts/formatLog.ts";
import type { LogLevel } from "../../features/shared/contracts/formatLog.ts";
import { redact } from "./redact.ts";

/**
 * One line of JSON: when, how grave, which part, what; words in development. Personal data is taken out of what others
 * said, also out of stacks.
 */
export function log(level: LogLevel, part: string, message: string, facts: Record<string, unknown> = {}): void {
  const isReadable = process.env.NODE_ENV === "development";
  const line = formatLog({ level, part, message, facts }, { isReadable, clean: redact });
  (level === "info" ? process.stdout : process.stderr).write(line);
}

/** The words of whatever was thrown. */
export const getErrorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
