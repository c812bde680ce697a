/** The system's code of a connection that failed, such as `ECONNREFUSED`; `undefined` for any other error. */
export function connectionCode(error: unknown): string | undefined {
  const cause = isObject(error) && "cause" in error ? error.cause : undefined;
  return isObject(cause) && "code" in cause ? String(cause.code) : undefined;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
