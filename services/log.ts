type Level = "info" | "warn" | "error";

/** One line of JSON: when, how grave, which part, what. Never given personal data. */
export function log(level: Level, part: string, message: string, facts: Record<string, unknown> = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, part, message, ...facts });
  (level === "info" ? process.stdout : process.stderr).write(`${line}\n`);
}

/** The words of whatever was thrown. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
