/** @jest-environment node */
import { makeStudioClient, startPeople } from "#cms/testing/makeStudioClient.ts";
import { startContent } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";
import { signIn } from "#cms/testing/signIn.ts";
import { toReference } from "#contracts/formsApi.ts";
import { waitFor } from "#kit/testing/waitFor.ts";

const dayMs = 24 * 3_600_000;
type Mail = { to: string; subject: string; text: string };
const mails: Mail[] = [];
let content: TestContent;
let people: Awaited<ReturnType<typeof startPeople>>;

beforeAll(async () => {
  const fields = [
    { label: "Why {{brand}}?", kind: "long text", choices: [] },
    { label: "Your name", kind: "text", choices: [], name: "name" },
    { label: "Where to write", kind: "email", choices: [] },
  ];
  const chinese = { id: "form-cn", type: "form", uid: "event", lang: "zh-cn", group: "form-en" };
  const documents = [
    { id: "settings", type: "settings", data: { site_name: "Acme" } },
    { id: "form-en", type: "form", uid: "event", data: { fields } },
    { ...chinese, data: { fields: [{ label: "公司", kind: "text", choices: [] }] } },
  ];
  const own = {
    modelsDir: "customtypes",
    slicesDir: "slices",
    queueMails: async (added: readonly Mail[]) => void mails.push(...added),
  };
  content = await startContent(documents, own);
  people = await startPeople(content.origin);
});
beforeEach(async () => {
  const row = (id: string, form: string, email: string, over: object = {}) => ({
    ...{ id, form, email, name: "", fields: "{}", state: "accepted" as const, created_at: new Date() },
    ...over,
  });
  const { db } = content.database;
  await db.deleteFrom("submissions").execute();
  await db
    .insertInto("submissions")
    .values([
      row("a", "contact", "Ann@visitor.example", { name: "=1+1", fields: JSON.stringify({ message: "Hello 100%" }) }),
      row("b", "form-event", "", { fields: JSON.stringify({ guest: "ann@VISITOR.example" }) }),
      row("c", "newsletter", "bob@visitor.example", { created_at: new Date(Date.now() - 40 * dayMs) }),
      row("d", "contact", "bob@visitor.example", { created_at: new Date(Date.now() - 40 * dayMs) }),
      row("e", "contact", "eve@visitor.example", { state: "pending" }),
    ])
    .execute();
});
afterAll(() => content.close());

const list = async (query = "") => {
  const { status, body } = await people.publisher("GET", `submissions${query}`);
  expect(status).toBe(200);
  return body;
};
const listIds = async (query = "") => {
  const { results } = await list(query);
  return Array.isArray(results) ? results.map(({ id }) => id) : [];
};

test("submissions are listed newest first, and filtered by form, state, person and words", async () => {
  expect((await people.editor("GET", "submissions")).status).toBe(403);
  const { forms, hasMore } = await list();
  expect(hasMore).toBe(false);
  expect(forms).toMatchObject([{ name: "contact", fields: [] }, { name: "form-event" }, { name: "newsletter" }]);
  expect(await listIds()).toEqual(["d", "c", "b", "a"]);
  expect(await listIds("?form=contact")).toEqual(["d", "a"]);
  expect(await listIds(`?search=${encodeURIComponent("100%")}`)).toEqual(["a"]);
  expect((await people.publisher("GET", "submissions?state=lost")).status).toBe(400);
  const { body: staff } = await people.owner("GET", "people");
  const persons: { id: string; role: string }[] = Array.isArray(staff.results) ? staff.results : [];
  const find = (role: string) => persons.find((person) => person.role === role)?.id ?? "";
  const change = { is_done: true, assignee: find("publisher") };
  expect((await people.publisher("PATCH", "submissions/a", change)).body).toMatchObject({
    done_at: expect.any(Number),
    assignee: change.assignee,
  });
  expect((await people.publisher("PATCH", "submissions/b", { assignee: find("editor") })).status).toBe(400);
  expect((await people.publisher("PATCH", "submissions/e", { is_done: true })).status).toBe(404);
  expect(await listIds("?state=open")).toEqual(["d", "c", "b"]);
  expect(await listIds(`?state=done&assignee=${change.assignee}`)).toEqual(["a"]);
  expect(await listIds("?assignee=nobody&form=contact")).toEqual(["d"]);
  await people.publisher("PATCH", "submissions/a", { is_done: false, assignee: null });
  expect(await listIds("?state=done")).toEqual([]);
});

test("the reference that a sender quotes finds what was sent", async () => {
  const id = "019acf3e-7c1b-7000-8000-00004f2a91c3";
  const row = { id, form: "contact", email: "ann@visitor.example", name: "", fields: "{}", state: "accepted" as const };
  await content.database.db.insertInto("submissions").values(row).execute();
  expect(await listIds(`?search=${toReference(id)}`)).toEqual([id]);
});

test("a form that an editor composed has its labels in its order, in every language", async () => {
  const { forms } = await list();
  const { fields } = Array.isArray(forms) ? forms.find(({ name }) => name === "form-event") : {};
  expect(fields).toEqual([
    { key: "why_acme", label: "Why Acme?", column: null },
    { key: "name", label: "Your name", column: "name" },
    { key: "where_to_write", label: "Where to write", column: "email" },
    { key: "公司", label: "公司", column: null },
  ]);
});

test("whoever a submission is assigned to is told once, as they chose, and nobody of what they took themselves", async () => {
  const { owner, publisher, pat } = people;
  const choice = { email: "pat@example.com", locale: "en", studio: ["assigned"], mail: ["assigned"] };
  expect((await publisher("PUT", "notifications/choice", choice)).status).toBe(200);
  const assign = (by: typeof owner, id: string) => by("PATCH", `submissions/${id}`, { assignee: pat.id });
  for (const id of ["b", "b"]) expect((await assign(owner, id)).status).toBe(200);
  expect((await assign(publisher, "a")).status).toBe(200);
  const { results } = await waitFor(async () => {
    const { body } = await publisher("GET", "notifications");
    return body.unread ? body : undefined;
  });
  expect(results).toMatchObject([{ kind: "assigned", by: { name: "owner" }, document: null, title: "form-event" }]);
  await waitFor(() => mails.length > 0);
  expect(mails).toEqual([
    {
      to: "pat@example.com",
      subject: "owner assigned you what a visitor sent with “form-event”",
      text: expect.stringContaining("http://localhost:3000/studio/submissions/?assignee=me"),
    },
  ]);
  expect(JSON.stringify([results, mails])).not.toContain("visitor.example");
});

test("a long list is read page by page", async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...{ id: `x${String(index).padStart(2, "0")}`, form: "many", email: "", name: "", fields: "{}" },
    state: "accepted" as const,
  }));
  await content.database.db.insertInto("submissions").values(many).execute();
  const first = await listIds("?form=many");
  expect([first.length, first[0], first.at(-1)]).toEqual([50, "x59", "x10"]);
  expect(await list("?form=many")).toMatchObject({ hasMore: true });
  expect(await listIds("?form=many&before=x10")).toHaveLength(10);
});

test("an export is CSV without formulas, of what the filter shows", async () => {
  const token = await signIn(content.origin);
  const response = await fetch(`${content.origin}/content/core/submissions/export?form=contact`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const lines = (await response.text()).trimEnd().split("\r\n");
  expect([response.headers.get("content-type"), lines.length]).toEqual(["text/csv; charset=utf-8", 3]);
  expect(lines[1]).toContain(`"'=1+1"`);
});

test("one is deleted by a publisher; all of a person, or of an age, by an owner", async () => {
  expect((await people.publisher("DELETE", "submissions/d")).status).toBe(204);
  expect((await people.publisher("DELETE", "submissions/d")).status).toBe(404);
  expect((await people.publisher("POST", "submissions/removal", { email: "ann@visitor.example" })).status).toBe(403);
  for (const wrong of [{}, { email: "ann" }, { email: "a@example.com", older_than_days: 1 }, { older_than_days: 0 }])
    expect((await people.owner("POST", "submissions/removal", wrong)).status).toBe(400);
  const removal = { email: " ann@Visitor.example " };
  expect((await people.owner("POST", "submissions/removal", removal)).body).toEqual({ removed: 2 });
  expect(await listIds()).toEqual(["c"]);
  // A subscription lasts.
  expect((await people.owner("POST", "submissions/removal", { older_than_days: 30 })).body).toEqual({ removed: 0 });
});

test("the log says what was done, without a word of a visitor", async () => {
  const owner = makeStudioClient(content.origin, await signIn(content.origin));
  await people.publisher("PATCH", "submissions/a", { is_done: true });
  const { body } = await owner("GET", "events");
  const events = Array.isArray(body.results) ? body.results : [];
  const own = events.filter(({ kind }) => String(kind).startsWith("submission"));
  expect(new Set(own.map(({ kind }) => kind))).toEqual(
    new Set(["submission-changed", "submissions-exported", "submissions-deleted"]),
  );
  expect(JSON.stringify(own)).not.toMatch(/visitor\.example|Hello/);
});
