type Level = "info" | "warn" | "error";

/** One line of JSON: when, how grave, what. Never given a query, a cookie, an address of a visitor or a body. */
export function log(level: Level, message: string, facts: Record<string, unknown> = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, part: "server", message, ...facts });
  (level === "info" ? process.stdout : process.stderr).write(`${line}\n`);
}

/** The words of whatever was thrown. */
export const toErrorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
