/** @jest-environment node */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import fc from "fast-check";

import { createDatabase } from "../db/index.ts";
import { createTemporaryDatabase, putDatabase } from "../db/testing/template.ts";
import { checkBearer } from "../kit/isSame.ts";
import { csvLine } from "../kit/submissions/csv.ts";
import { listLeads } from "../kit/submissions/listLeads.ts";
import { spawnForms } from "./testing/spawnForms.ts";
import { startForms } from "./testing/startForms.ts";

jest.setTimeout(60_000);

const row = (id: string, form: string, changes: object = {}) => ({
  id,
  form,
  email: `${id}@example.com`,
  name: "Ann",
  fields: JSON.stringify({ message: `100% of ${id}` }),
  state: "accepted" as const,
  created_at: new Date("2026-05-01T10:00:00Z"),
  ...changes,
});

const rows = [
  row("a1", "contact"),
  row("a2", "newsletter", { created_at: new Date("2026-06-01T10:00:00Z"), name: "=cmd|' /C calc'!A0" }),
  row("a3", "contact", { state: "pending" as const }),
];

const lead = {
  ...{ id: "1", createdAt: "2026-05-01", form: "contact", state: "accepted", email: "", name: "", fields: {} },
  ...{ doneAt: null, assignee: null },
};

describe("a line of CSV", () => {
  test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "  =1", "＝1", "\u200b=1", "|x", "%0A"])(
    "%j is text to a spreadsheet, not a formula",
    (name) => expect(csvLine({ ...lead, name })).toContain(`"'${name}"`),
  );

  test("any input round-trips through CSV and is never a formula", () => {
    const text = fc.string({ unit: "binary" }).map((words) => words.toWellFormed());
    const property = fc.property(fc.oneof(text, fc.constantFrom("=1", '"', "a\r\nb", '",="', "\u2028=1")), (name) => {
      const line = csvLine({ ...lead, name, fields: { message: name } });
      const cells = [...line.replace(/\r\n$/, "").matchAll(/(?:^|,)"((?:[^"]|"")*)"/g)].map(([, cell = ""]) =>
        cell.replaceAll('""', '"'),
      );
      expect(cells).toHaveLength(12);
      for (const cell of [cells[5] ?? "", cells[6] ?? ""]) {
        expect(cell.replace(/^'/, "")).toBe(name.replace(/^'/, ""));
        expect(cell).not.toMatch(/^\s*[=+@-]/);
      }
    });
    fc.assert(property, { numRuns: 300 });
  });

  test("quotes, commas and line breaks stay inside their CSV cell", () => {
    const line = csvLine({ ...lead, name: 'A "B", C', fields: { message: "one\ntwo", budget: 5 } });
    expect(line).toBe(
      '"1","2026-05-01","contact","accepted","","A ""B"", C","one\ntwo","","","","","{""budget"":5}"\r\n',
    );
  });
});

test("the list of leads is filtered by form, day, text and state", async () => {
  const { db, close } = await createTemporaryDatabase();
  await db.insertInto("submissions").values(rows).execute();
  const ids = async (filter: Parameters<typeof listLeads>[1]) =>
    (await listLeads(db, filter)).leads.map(({ id }) => id);
  expect(await ids({})).toEqual(["a1", "a2"]);
  expect(await ids({ form: "contact" })).toEqual(["a1"]);
  expect(await ids({ form: "contact", pending: true })).toEqual(["a1", "a3"]);
  expect(await ids({ since: "2026-05-15" })).toEqual(["a2"]);
  expect(await ids({ search: "A2@EXAMPLE" })).toEqual(["a2"]);
  expect(await ids({ search: "100% of a1" })).toEqual(["a1"]);
  expect(await ids({ search: "1_0%" })).toEqual([]);
  await close();
});

test("leads beyond one page are listed page by page", async () => {
  const { db, close } = await createTemporaryDatabase();
  const many = Array.from({ length: 501 }, (_, index) => row(`b${String(index).padStart(4, "0")}`, "contact"));
  await db.insertInto("submissions").values(many).execute();
  const first = await listLeads(db, {});
  const second = await listLeads(db, {}, first.next);
  expect([first.leads.length, first.next, second.leads.length, second.next]).toEqual([500, "b0499", 1, undefined]);
  await close();
});

test("leads are returned only with the token", async () => {
  const database = await createTemporaryDatabase();
  let isRevoked = false;
  const forms = await startForms(database, { isWriter: checkBearer("leads-token", async () => !isRevoked) });
  await database.db.insertInto("submissions").values(rows).execute();
  const requestLeads = (token: string, query = "") =>
    fetch(`${forms.origin}/forms/leads${query}`, { headers: { authorization: `Bearer ${token}` } });
  expect((await requestLeads("wrong")).status).toBe(401);
  expect((await requestLeads("leads-token", "?since=yesterday")).status).toBe(422);
  expect(await (await requestLeads("leads-token", "?form=newsletter")).json()).toMatchObject({ leads: [{ id: "a2" }] });
  isRevoked = true;
  expect((await requestLeads("leads-token")).status).toBe(401);
  await forms.close();
  await database.close();
});

describe("the command", () => {
  let folder: string;
  let dataDir: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "halyard-leads-"));
    dataDir = join(folder, "data");
    mkdirSync(dataDir);
    await putDatabase(dataDir);
    const { db, close } = await createDatabase({ dataDir });
    await db.insertInto("submissions").values(rows).execute();
    await close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (options: string[], env: Record<string, string> = {}) =>
    promisify(execFile)(process.execPath, ["services/forms/leads.ts", ...options], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", ...env },
    });

  test("the leads command lists submissions and exports a file", async () => {
    const listed = await run(["--form", "contact"]);
    expect(listed.stdout).toMatch(/^2026-05-01T10:00:00 {2}contact .*a1@example\.com.*\n$/);
    const out = join(folder, "leads.csv");
    await run(["--csv", "--out", out]);
    expect(readFileSync(out, "utf8").split("\r\n")).toHaveLength(4);
    expect(readFileSync(out, "utf8")).toContain(`"'=cmd|' /C calc'!A0"`);
  });

  test("the leads command reads from the running service while that locks the database", async () => {
    const secrets = { accessToken: "a", writeToken: "leads-token", webhookSecret: "b", studioPassword: "c" };
    writeFileSync(join(dataDir, "secrets.json"), JSON.stringify(secrets));
    const service = await spawnForms({ dataDir });
    const { stdout } = await run(["--form", "newsletter"], { SERVICES_PORT: new URL(service.origin).port });
    await service.kill();
    expect(stdout).toContain("a2@example.com");
  });

  test("the leads command rejects an invalid day", async () => {
    await expect(run(["--since", "soon"])).rejects.toThrow(/--since takes a date/);
  });
});
