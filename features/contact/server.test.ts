/** @jest-environment node */
import { createServer } from "node:http";
import type { IncomingHttpHeaders, Server } from "node:http";

type Received = { url: string; headers: IncomingHttpHeaders; body: Record<string, unknown> };

let backEnd: Server;
let received: Received[] = [];
let outcome: { status: number; body: object; retryAfter?: string } = { status: 201, body: { id: "1" } };

beforeAll(async () => {
  backEnd = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (part: string) => (text += part));
    request.on("end", () => {
      received.push({ url: request.url ?? "", headers: request.headers, body: text ? JSON.parse(text) : {} });
      if (outcome.retryAfter) response.setHeader("retry-after", outcome.retryAfter);
      response.writeHead(outcome.status, { "content-type": "application/json" }).end(JSON.stringify(outcome.body));
    });
  });
  await new Promise<void>((resolve) => backEnd.listen(0, "127.0.0.1", resolve));
  const address = backEnd.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  Object.assign(process.env, { FORMS_API_URL: `${origin}/forms`, PLATFORM_API_URL: `${origin}/platform/v3` });
});
afterAll(() => backEnd.close());
beforeEach(() => {
  received = [];
  outcome = { status: 201, body: { id: "1" } };
});

const request = (body: string | object, headers: Record<string, string> = {}) =>
  new Request("http://site.test/api/forms/x/", {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "recaptcha-token": "token", "idempotency-key": "key", "x-forwarded-for": "203.0.113.9", ...headers },
  });

const message = { name: "Ann", email: "ann@example.com", message: "Hello" };

test("a contact form reaches contacts/ with its token, its key and the client's IP", async () => {
  const { submitJson: sendScripted } = await import("./server");
  const body = { locale: "en", values: message, pageUrl: "http://site.test/about/", website: "" };
  expect((await sendScripted("sales-modal", request(body))).status).toBe(201);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    url: "/platform/v3/contacts/",
    headers: { "recaptcha-token": "token", "idempotency-key": "key", "x-forwarded-for": "203.0.113.9" },
    body: { ...message, source: "sales-modal", pageUrl: "http://site.test/about/" },
  });
});

test.each(["contact-modal", "sales-modal", "contact"] as const)(
  "contacts/ gets its seven fields from %s, empty ones as empty text",
  async (form) => {
    const { submitJson: sendScripted } = await import("./server");
    await sendScripted(form, request({ values: { ...message, subject: "other" }, pageUrl: "http://site.test/" }));
    const source = form === "contact" ? "contact-page:other" : form;
    expect(received.map(({ body }) => body)).toEqual([
      { ...message, telegram: "", company: "", source, pageUrl: "http://site.test/" },
    ]);
  },
);

test("company and telegram of a message to sales and of the contact page reach contacts/", async () => {
  const { submitJson: sendScripted } = await import("./server");
  const more = { company: "Sample Ltd", telegram: "@ann" };
  for (const form of ["sales-modal", "contact"] as const) {
    await sendScripted(form, request({ values: { ...message, ...more, subject: "other" } }));
    expect(received.at(-1)).toMatchObject({ url: "/platform/v3/contacts/", body: { ...message, ...more } });
  }
  expect(received.map(({ body }) => body.source)).toEqual(["sales-modal", "contact-page:other"]);
  const tooLong = { ...message, subject: "other", company: "x".repeat(201) };
  expect((await sendScripted("contact", request({ values: tooLong }))).status).toBe(422);
  expect((await sendScripted("contact", request({ values: { ...tooLong, company: "", name: "" } }))).status).toBe(422);
  expect(received).toHaveLength(2);
});

test.each([
  [429, "limited"],
  [503, "limited"],
  [500, "failed"],
])("without script a captcha that answers %i is told as %s", async (status, result) => {
  const { issueTicket } = await import("./server");
  outcome = { status, body: { error: { code: "limited" } } };
  expect(await issueTicket("contact", new Headers())).toEqual({ result });
  outcome = { status: 200, body: { ticket: "one" } };
  expect(await issueTicket("contact", new Headers())).toEqual({ ticket: "one", result: "unsent" });
});

test.each([
  ["newsletter", { email: "ann@example.com" }, "/forms/send_form", { form_id: "newsletter" }],
  ["enterprise", { ...message, company: "Sample Ltd" }, "/platform/v3/enterprise-request", { company: "Sample Ltd" }],
] as const)("%s goes to its own address", async (form, values, url, body) => {
  const { submitJson: sendScripted } = await import("./server");
  await sendScripted(form, request({ values }));
  expect(received[0]).toMatchObject({ url, body });
});

test("an invalid form is not forwarded, and its field is named in the visitor's language", async () => {
  const { submitJson: sendScripted } = await import("./server");
  const refused = await sendScripted("contact-modal", request({ locale: "cn", values: { ...message, email: "ann" } }));
  expect(refused.status).toBe(422);
  expect(await refused.json()).toEqual({
    error: { code: "invalid_field", field: "email", message: "邮箱地址不正确" },
  });
  expect(received).toEqual([]);
});

test.each([
  ["no JSON", "{", 400],
  ["more than 32 KiB", JSON.stringify({ values: { message: "x".repeat(40_000) } }), 413],
])("%s is refused", async (_, body, status) => {
  const { submitJson: sendScripted } = await import("./server");
  expect((await sendScripted("newsletter", request(body))).status).toBe(status);
});

test("a limit of the back end is passed on with its pause", async () => {
  const { submitJson: sendScripted } = await import("./server");
  outcome = { status: 429, body: { error: { code: "rate_limited", message: "Too many" } }, retryAfter: "60" };
  const limited = await sendScripted("newsletter", request({ values: { email: "ann@example.com" } }));
  expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "60"]);
});

test.each([
  [202, "mail"],
  [429, "limited"],
  [403, "expired"],
  [500, "failed"],
])("a form without script that is answered %d leads to the page that says %s", async (status, result) => {
  const { submitWithoutJs } = await import("./server");
  outcome = { status, body: {} };
  const fields = new URLSearchParams({ email: "ann@example.com", ticket: "signed", locale: "cn", trap: "" });
  const seen = await submitWithoutJs("newsletter", request(fields.toString()));
  expect(seen.status).toBe(303);
  expect(seen.headers.get("location")).toBe(`/cn/contact/?result=${result}&plain=newsletter#form`);
  expect(received[0]).toMatchObject({
    url: "/forms/unconfirmed",
    body: { form: "newsletter", ticket: "signed", locale: "cn", fields: { email: "ann@example.com" } },
  });
});

test.each([
  ["newsletter", "newsletter"],
  ["enterprise-request", "enterprise"],
  ["contact", "contact"],
])("the page after a confirmation of %s is about the form %s", async (form, plain) => {
  const { confirmWithoutJs } = await import("./server");
  outcome = { status: 200, body: { id: "1", form } };
  const seen = await confirmWithoutJs(request("token=signed&locale=en"));
  expect(seen.headers.get("location")).toBe(`/contact/?result=confirmed&plain=${plain}#form`);
});

test("an unknown form has no challenge", async () => {
  const { loadChallenge } = await import("./server");
  expect((await loadChallenge("other", new Headers())).status).toBe(404);
  expect(received).toEqual([]);
});

test("with Google's captcha the browser is told the site's key, and no task", async () => {
  Object.assign(process.env, { CAPTCHA_PROVIDER: "recaptcha", RECAPTCHA_SITE_KEY: "site-key" });
  jest.resetModules();
  const { loadChallenge } = await import("./server");
  const challenge = await loadChallenge("near-startup-program", new Headers());
  expect(await challenge.json()).toEqual({ siteKey: "site-key", action: "near_startup_program" });
});
