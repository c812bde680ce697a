/** @jest-environment node */
import { createDatabase } from "../db/index.ts";
import { findPostgres, startPostgres } from "../db/testing/postgresServer.ts";
import { solve, startForms } from "./testing/startForms.ts";

jest.setTimeout(60_000);

const programs = findPostgres();
const body = { email: "ann@example.com", form_id: "newsletter" };

(programs ? test : test.skip)("no form is accepted while PostgreSQL is down, and all are once it is back", async () => {
  const server = await startPostgres(programs ?? "");
  const database = await createDatabase({ databaseUrl: server.url("postgres"), dataDir: "" });
  const forms = await startForms(database);
  const token = await solve(forms.origin, "newsletter");
  const send = () => forms.post("/forms/send_form", body, { "recaptcha-token": token });
  server.stop();
  const refused = await send();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  server.start();
  expect((await send()).status).toBe(201);
  expect(await database.db.selectFrom("submissions").select("form").execute()).toEqual([{ form: "newsletter" }]);
  await forms.close();
  await database.close();
  server.remove();
});
