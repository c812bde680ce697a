/** @jest-environment node */
import { number, object } from "yup";

import { callJson } from "./callJson";
import { fetchJson, proxyRequest } from "./http";

const fetched = jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ a: 1 }));
const typeSent = () => new Headers(fetched.mock.lastCall?.[1]?.headers).get("content-type");

test("every API call has a JSON content type, also one without a body", async () => {
  await callJson("/api/nodes/");
  expect(typeSent()).toBe("application/json");
  await fetchJson("http://127.0.0.1/nodes", object({ a: number() }), { headers: { authorization: "Bearer x" } });
  expect(typeSent()).toBe("application/json");
  await proxyRequest("http://127.0.0.1/nodes", { headers: { "x-forwarded-for": "192.0.2.1" } });
  expect([typeSent(), fetched.mock.lastCall?.[1]?.headers]).toMatchObject([
    "application/json",
    { "x-forwarded-for": "192.0.2.1" },
  ]);
});
