/** The object of a call among the parameters, which says whom it calls with which data; `undefined` without one. */
export function getCallObject(params: unknown): { to?: unknown; data?: unknown; input?: unknown } | undefined {
  const first: unknown = Array.isArray(params) ? params[0] : undefined;
  return typeof first === "object" && first !== null && !Array.isArray(first) ? first : undefined;
}
