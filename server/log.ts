type Level = "info" | "warn" | "error";

/** Writes one line of JSON. Never pass a query, cookie, client IP or body. */
export function log(level: Level, message: string, facts: Record<string, unknown> = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, part: "server", message, ...facts });
  (level === "info" ? process.stdout : process.stderr).write(`${line}\n`);
}

/** The message of anything thrown. */
export const toErrorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
