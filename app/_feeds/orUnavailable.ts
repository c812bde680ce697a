/** The response of an endpoint that reads the content, or 503 while that cannot be read: missing is not down. */
export async function orUnavailable(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    console.error("an endpoint could not read the content", error);
    const message = "The content cannot be read right now; try again in a few seconds.";
    return Response.json(
      { error: { code: "unavailable", message } },
      { status: 503, headers: { "retry-after": "5", "cache-control": "no-store" } },
    );
  }
}
