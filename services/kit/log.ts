import { redact } from "./redact.ts";

type Level = "info" | "warn" | "error";

/** One line of JSON: when, how grave, which part, what. Reasons of others are rid of personal data on the way. */
export function log(level: Level, part: string, message: string, facts: Record<string, unknown> = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, part, message, ...facts }, withoutSecrets);
  (level === "info" ? process.stdout : process.stderr).write(`${line}\n`);
}

const withoutSecrets = (_: string, value: unknown): unknown => (typeof value === "string" ? redact(value) : value);

/** The words of whatever was thrown. */
export const getErrorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
