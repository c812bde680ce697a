/** @jest-environment node */
import { createTemporaryDatabase } from "#db/testing/template.ts";
import { ContentStore } from "#cms/repository/store/ContentStore.server.ts";

import { maxDraftVersions } from "./contract.ts";
import { History } from "./History.server.ts";
import { VersionLog } from "./VersionLog.server.ts";

test("the latest hundred overwritten drafts of a document are stored with their authors", async () => {
  const database = await createTemporaryDatabase();
  const store = new ContentStore(database);
  const history = new History(store, new VersionLog(store));
  await store.open();
  const dates = {
    first_publication_date: "2026-01-01T00:00:00+0000",
    last_publication_date: "2026-01-01T00:00:00+0000",
  };
  for (let saved = 1; saved <= maxDraftVersions + 2; saved += 1) {
    const head = { id: "page", type: "page", uid: "page", lang: "en-us", group: "page", tags: [], ...dates };
    const by = { id: `p${saved}`, name: `Person ${saved}` };
    await history.addDraft({ title: "", saved, by, document: { ...head, data: { title: `Version ${saved}` } } });
  }
  const versions = await history.listDrafts("page");
  expect(versions).toHaveLength(maxDraftVersions);
  expect(versions[0]).toMatchObject({ version: "d102", by: { name: "Person 102" }, kind: "draft", replaced: null });
  expect((await history.find("page", "d3"))?.data.title).toBe("Version 3");
  expect(await history.find("page", "d2")).toBeUndefined();
  await store.close();
  await database.close();
});
