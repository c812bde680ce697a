import { randomUUID } from "node:crypto";

import { pageDocument } from "../../run/manyPages.ts";
import { sendExpecting } from "./sendExpecting.ts";
import type { Habit } from "./Ledger.ts";

/** Creates a page every two seconds through the write API and publishes every second one; the key is the document's id. */
export function editPages(origin: string, writeToken: string): Habit {
  const documents = `${origin}/content/core/documents`;
  const headers = { authorization: `Bearer ${writeToken}` };
  let count = 0;
  return {
    pauseMs: 2_000,
    act: async (note) => {
      const uid = `fault-${randomUUID()}`;
      const body = { title: uid, type: "page", lang: "en-us", uid, data: pageDocument(uid).data };
      const { id }: { id: string } = JSON.parse(await sendExpecting(documents, { method: "POST", headers, body }, 201));
      note("draft", id);
      count += 1;
      if (count % 2 === 0) return;
      await sendExpecting(`${documents}/${id}/draft`, { method: "PATCH", headers, body: { status: "published" } }, 204);
      note("publication", id);
    },
  };
}
