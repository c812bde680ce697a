/** @jest-environment node */
process.env.PRISMIC_API_URL = "http://127.0.0.1:1/content/api/v2";

const send = async (headers: Record<string, string>) => {
  const { POST } = await import("./route");
  const url = "http://localhost:3000/studio/mcp";
  return POST(new Request(url, { method: "POST", headers: { host: "localhost:3000", ...headers }, body: "{}" }));
};

test("another host and another site's page are refused, programs and this site need a token", async () => {
  expect((await send({ host: "rebound.example" })).status).toBe(403);
  expect((await send({ origin: "https://evil.example" })).status).toBe(403);
  const { status, headers } = await send({ origin: "http://localhost:6274" });
  expect([status, headers.get("www-authenticate"), headers.get("cache-control")]).toEqual([
    401,
    expect.stringContaining("Bearer"),
    "no-store",
  ]);
  expect(headers.get("access-control-allow-origin")).toBe("http://localhost:6274");
});

test("while the content service is down, a token is answered with 502", async () => {
  jest.spyOn(console, "error").mockReturnValue();
  expect((await send({ authorization: `Bearer personal_${"x".repeat(43)}` })).status).toBe(502);
});
