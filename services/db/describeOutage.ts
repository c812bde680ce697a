import pg from "pg";

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const serverStates: Record<string, string> = {
  "28000": "it rejects the user",
  "28P01": "it rejects the password",
  "3D000": "it has no such database",
  "53300": "it has too many connections",
  "57P01": "it is shutting down",
  "57P02": "it crashed",
  "57P03": "it is starting or shutting down",
};
const systemErrors: Record<string, string> = {
  EAI_AGAIN: "its host is not found",
  ECONNREFUSED: "nothing listens at its address",
  ECONNRESET: "it closed the connection",
  EHOSTUNREACH: "its host cannot be reached",
  ENETUNREACH: "its host cannot be reached",
  ENOENT: "its socket does not exist",
  ENOTFOUND: "its host is not found",
  EPIPE: "it closed the connection",
  ETIMEDOUT: "no response in time",
};
/** Errors of the driver that have no code. */
const driverErrors: [RegExp, string][] = [
  [/^(Query read timeout|timeout exceeded when trying to connect|Connection terminated due to)/, "no response in time"],
  [/^(Connection terminated|Client has encountered a connection error)/, "it closed the connection"],
];

/** Why the server cannot be used, when that is what an error of the driver means: a few words, without host or user. */
export function describeOutage(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const known = error instanceof pg.DatabaseError ? serverStates[code] : systemErrors[code];
  if (known) return `${known} (${code})`;
  const message = "message" in error ? String(error.message) : "";
  return driverErrors.find(([pattern]) => pattern.test(message))?.[1];
}
