import { HttpError } from "./HttpError.ts";
import { log } from "./log.ts";

const retryAfterSeconds = 5;
const logIntervalMs = 60_000;

/** The database cannot be used right now: 503 with `retry-after`. The message says why, without hosts and names. */
export class DatabaseAway extends HttpError {
  override name = "DatabaseAway";
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super(503, "database_away", `The database does not answer: ${reason}`, { retryAfterSeconds });
    this.reason = reason;
    this.cause = cause;
  }
}

let loggedAt: number | undefined;

/** Logs that the database is away, at most once a minute; returns the error to throw. */
export function reportDatabaseAway(reason: string, cause?: unknown): DatabaseAway {
  const now = performance.now();
  if (loggedAt === undefined || now - loggedAt >= logIntervalMs) {
    loggedAt = now;
    log("error", "db", "the database does not answer", { reason });
  }
  return new DatabaseAway(reason, cause);
}

/** Logs that an outage is over, if there was one. */
export function reportDatabaseBack(): void {
  if (loggedAt === undefined) return;
  loggedAt = undefined;
  log("info", "db", "the database answers again");
}
