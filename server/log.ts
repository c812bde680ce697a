import { formatLog } from "../features/shared/contracts/formatLog.ts";
import type { LogLevel } from "../features/shared/contracts/formatLog.ts";

/** Writes one line of JSON. Never pass a query, cookie, client IP or body. */
export function log(level: LogLevel, message: string, facts: Record<string, unknown> = {}, part = "server"): void {
  const isReadable = process.env.NODE_ENV === "development";
  const line = formatLog({ level, part, message, facts }, { isReadable });
  (level === "info" ? process.stdout : process.stderr).write(line);
}

/** The message of anything thrown. */
export const toErrorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
