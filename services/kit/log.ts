import { formatLog } from "../../features/shared/contracts/formatLog.ts";
import type { LogLevel } from "../../features/shared/contracts/formatLog.ts";

/**
 * Logs one line of JSON (time, level, part, message), or plain text in development. Error messages and stacks are
 * stripped of personal data.
 */
export function log(level: LogLevel, part: string, message: string, facts: Record<string, unknown> = {}): void {
  const isReadable = process.env.NODE_ENV === "development";
  const line = formatLog({ level, part, message, facts }, { isReadable, clean: redact });
  (level === "info" ? process.stdout : process.stderr).write(line);
}

/** The message of a thrown value. */
export const getErrorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Text without personal data and secrets: e-mail addresses, tokens, and credentials and keys in URLs. */
const redact = (text: string): string =>
  text
    .replace(/[^\s@"'<>(),;:]{1,64}@[^\s@"'<>(),;:]{1,255}\.[^\s@"'<>(),;:.]+/g, "[e-mail]")
    .replace(/\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi, "$1 [secret]")
    .replace(/(\b\w{1,30}:\/\/)[^\s/@]+@/g, "$1[secret]@")
    .replace(/([?&](?:access_?token|token|key|api_?key|secret|password)=)[^&\s"']+/gi, "$1[secret]");
