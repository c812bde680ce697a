/** An answer in the shape of the service's own failures (`contracts/studio/failure`). */
export const failureResponse = (status: number, message: string): Response =>
  Response.json({ message, details: [] }, { status, headers: { "cache-control": "no-store" } });
