/** @jest-environment node */
import { inject } from "./inject.ts";

test("an injected response is complete, with its status and headers, however it was written", async () => {
  const answer = await inject(
    (request, response) => {
      response.setHeader("x-seen", `${request.method} ${request.url} ${request.headers.rsc}`);
      response.writeHead(201, { "content-type": "text/plain" });
      response.write("one ");
      response.end(Buffer.from("two"));
    },
    { url: "/a/?b", headers: { rsc: "1" } },
    1_000,
  );
  expect({ ...answer, body: answer.body.toString() }).toMatchObject({
    status: 201,
    headers: { "x-seen": "GET /a/?b 1", "content-type": "text/plain" },
    body: "one two",
  });
});

test("an injected request fails when the handler throws or does not answer", async () => {
  await expect(inject(() => Promise.reject(new Error("broken")), { url: "/" }, 1_000)).rejects.toThrow("broken");
  await expect(inject(() => undefined, { url: "/" }, 20)).rejects.toThrow("No answer within 20 ms");
});
