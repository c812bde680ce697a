/** @jest-environment node */
import { createServer } from "node:http";
import type { Server } from "node:http";

import fc from "fast-check";

import { createTemporaryDatabase } from "../db/testing/template.ts";
import type { Database } from "../db/index.ts";
import { solve, startForms } from "./testing/startForms.ts";
import type { TestForms } from "./testing/startForms.ts";

jest.setTimeout(60_000);

const newsletter = { email: "ann@example.com", form_id: "newsletter" };
const minute = 60_000;

let database: Database;
let forms: TestForms;
beforeAll(async () => {
  database = await createTemporaryDatabase();
  forms = await startForms(database);
});
afterAll(async () => {
  await forms.close();
  await database.close();
});
afterEach(() => jest.restoreAllMocks());

const readCode = async (response: Response) => [response.status, (await response.json()).error?.code];
const send = (token: string, at = forms) => at.post("/forms/send_form", newsletter, { "recaptcha-token": token });
const later = (milliseconds: number) => {
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now + milliseconds);
};

describe("proof of work", () => {
  test.each(["/forms/send_form", "/platform/v3/contacts/", "/platform/v3/enterprise-request"])(
    "%s refuses a form without a token",
    async (path) => expect(await readCode(await forms.post(path, newsletter))).toEqual([403, "captcha_missing"]),
  );

  test("a proof-of-work token is accepted once", async () => {
    const token = await solve(forms.origin, "newsletter");
    expect((await send(token)).status).toBe(201);
    expect(await readCode(await send(token))).toEqual([403, "captcha_used"]);
  });

  test("a proof-of-work token sent several times at once is accepted once", async () => {
    const token = await solve(forms.origin, "newsletter");
    const responses = await Promise.all([send(token), send(token), send(token)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
  });

  test("a proof-of-work token expires after ten minutes", async () => {
    const [early, late] = [await solve(forms.origin, "newsletter"), await solve(forms.origin, "newsletter")];
    later(9.5 * minute);
    expect((await send(early)).status).toBe(201);
    later(1 * minute);
    expect(await readCode(await send(late))).toEqual([403, "captcha_expired"]);
  });

  test("a token for another form is rejected", async () => {
    expect(await readCode(await send(await solve(forms.origin, "contact")))).toEqual([403, "captcha_invalid"]);
  });

  const read = (token: string) => JSON.parse(Buffer.from(token, "base64").toString());
  const write = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString("base64");
  test.each([
    ["a changed form", (payload: ReturnType<typeof read>) => (payload.challenge.parameters.data.form = "contact")],
    ["a later end", (payload: ReturnType<typeof read>) => (payload.challenge.parameters.expiresAt += 600)],
    ["an easier task", (payload: ReturnType<typeof read>) => (payload.challenge.parameters.keyPrefix = "")],
    ["no signature", (payload: ReturnType<typeof read>) => delete payload.challenge.signature],
    ["a wrong solution", (payload: ReturnType<typeof read>) => (payload.solution.derivedKey = "00".repeat(32))],
    ["a solution that is no number", (payload: ReturnType<typeof read>) => (payload.solution.derivedKey = "zz")],
  ])("a token with %s is refused", async (_case, forge) => {
    const payload = read(await solve(forms.origin, "newsletter"));
    forge(payload);
    expect(await readCode(await send(write(payload)))).toEqual([403, "captcha_invalid"]);
  });

  test("any other value of the captcha header is answered with 403", async () => {
    const tokens = fc.oneof(
      fc.base64String({ minLength: 4 }),
      fc.json().map((text) => Buffer.from(text).toString("base64")),
    );
    await fc.assert(
      fc.asyncProperty(tokens, async (token) => {
        expect(await readCode(await send(token))).toEqual([403, "captcha_invalid"]);
      }),
      { numRuns: 60 },
    );
  });

  test("a challenge request must name the form, and its response is never cached", async () => {
    expect((await fetch(`${forms.origin}/forms/captcha`)).status).toBe(422);
    expect((await fetch(`${forms.origin}/forms/captcha?form=NO!`)).status).toBe(422);
    const response = await fetch(`${forms.origin}/forms/captcha?form=contact`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toMatchObject({
      parameters: { algorithm: "PBKDF2/SHA-256", data: { form: "contact" } },
    });
  });
});

describe("reCAPTCHA", () => {
  let google: Server;
  let recaptcha: TestForms;
  let result: object | undefined;
  let sentForm: URLSearchParams | undefined;
  beforeAll(async () => {
    google = createServer((request, response) => {
      request.setEncoding("utf8").on("data", (text: string) => (sentForm = new URLSearchParams(text)));
      request.on("end", () => (result ? response.end(JSON.stringify(result)) : response.destroy()));
    });
    await new Promise<void>((resolve) => google.listen(0, "127.0.0.1", resolve));
    const address = google.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const verifyUrl = `http://127.0.0.1:${port}/siteverify`;
    recaptcha = await startForms(database, { recaptcha: { secretKey: "secret", verifyUrl } });
  });
  afterAll(async () => {
    await recaptcha.close();
    google.close();
  });

  test.each([
    ["good", { success: true }, 201, undefined],
    ["good, version 3", { success: true, score: 0.9, action: "newsletter" }, 201, undefined],
    ["not good", { success: false, "error-codes": ["invalid-input-response"] }, 403, "captcha_invalid"],
    ["too old", { success: false, "error-codes": ["timeout-or-duplicate"] }, 403, "captcha_expired"],
    ["of another form", { success: true, score: 0.9, action: "contact" }, 403, "captcha_invalid"],
    ["of a machine", { success: true, score: 0.1 }, 403, "captcha_invalid"],
    ["an answer that cannot be read", { nonsense: 1 }, 503, "captcha_unavailable"],
    ["a service that cannot be reached", undefined, 503, "captcha_unavailable"],
  ])("a token that is %s", async (name, value, status, code) => {
    result = value;
    expect(await readCode(await send(`token-${name.replaceAll(" ", "-")}`, recaptcha))).toEqual([status, code]);
    expect(sentForm?.get("secret")).toBe("secret");
  });

  test("a reCAPTCHA token is accepted once, even if Google accepts it again", async () => {
    result = { success: true };
    expect((await send("again", recaptcha)).status).toBe(201);
    expect(await readCode(await send("again", recaptcha))).toEqual([403, "captcha_used"]);
  });

  test("the forms service issues no challenge with reCAPTCHA", async () => {
    expect((await fetch(`${recaptcha.origin}/forms/captcha?form=contact`)).status).toBe(404);
  });
});
