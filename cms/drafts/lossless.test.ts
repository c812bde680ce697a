/** @jest-environment node */
import { testSample } from "@/features/shared/testing/testSample";
import { mapWithConcurrency } from "#kit/mapWithConcurrency.ts";
import { startPeople } from "#cms/testing/makeStudioClient.ts";
import { serveContent } from "#cms/testing/serveContent.ts";

let content: Awaited<ReturnType<typeof serveContent>>;

beforeAll(async () => {
  content = await serveContent({ contentDir: "content" });
});

afterAll(() => content.close());

testSample(
  "every document of the project is identical after an unchanged save",
  async () => {
    const { owner, publisher, editor } = await startPeople(content.origin);
    // One person is limited to a burst of 120 saves.
    const people = [owner, publisher, editor];
    const { body } = await owner("POST", "documents/search", { limit: 1_000 });
    const listed = Array.isArray(body.results) ? body.results : [];
    expect(listed.length).toBe(body.total);
    expect(listed.length).toBeGreaterThan(200);
    const work = listed.map(({ id }, index) => ({ id, call: people[index % people.length] ?? owner }));
    const changed = await mapWithConcurrency(work, 8, async ({ id, call }) => {
      const before = await call("GET", `documents/${id}`);
      const { title, uid, tags, data } = before.body;
      const saved = await call("PUT", `documents/${id}`, { title, uid, tags, data }, before.etag);
      const after = await call("GET", `documents/${id}`);
      const isSame = JSON.stringify(after.body.data) === JSON.stringify(data) && after.etag === before.etag;
      return saved.status === 200 && isSame ? [] : [{ id, status: saved.status, message: saved.body }];
    });
    expect(changed.flat()).toEqual([]);
  },
  60_000,
);
