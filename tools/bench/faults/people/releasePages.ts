import { randomUUID } from "node:crypto";

import { pageDocument } from "../../run/manyPages.ts";
import type { Habit } from "./Ledger.ts";
import { sendExpecting, timeoutMs } from "./sendExpecting.ts";

type Sent = { method: string; headers: Record<string, string>; body?: object };

function makeClient(origin: string, writeToken: string) {
  const headers = { authorization: `Bearer ${writeToken}` };
  const send = async <Found>(method: string, path: string, status: number, body?: object): Promise<Found> => {
    const sent: Sent = { method, headers, ...(body ? { body } : {}) };
    const text = await sendExpecting(`${origin}/content/core/${path}`, sent, status);
    return JSON.parse(text);
  };
  const create = async (more: object = {}): Promise<string> => {
    const uid = `fault-${randomUUID()}`;
    const page = { title: uid, type: "page", lang: "en-us", uid, data: pageDocument(uid).data, ...more };
    return (await send<{ id: string }>("POST", "documents", 201, page)).id;
  };
  return { headers, send, create };
}

/** Publishes two pages as a release every four seconds; the key is a page's id. */
export function releasePages(origin: string, writeToken: string): Habit {
  const { send, create } = makeClient(origin, writeToken);
  return {
    pauseMs: 4_000,
    act: async (note) => {
      const { id } = await send<{ id: string }>("POST", "releases", 201, { label: `fault ${randomUUID()}` });
      const pages = [await create({ release_id: id }), await create({ release_id: id })];
      await send("POST", `releases/${id}/publish`, 200, {});
      for (const page of pages) note("release", page);
    },
  };
}

/** Plans the publication of a page in two seconds, every four seconds; the key is the page's id. */
export function schedulePages(origin: string, writeToken: string): Habit {
  const { send, create } = makeClient(origin, writeToken);
  return {
    pauseMs: 4_000,
    act: async (note) => {
      const page = await create();
      await send("PUT", `documents/${page}/schedule`, 200, { action: "publish", at: Date.now() + 2_000 });
      note("schedule", page);
    },
  };
}

/** Uploads a drawing every two seconds; the key is its name in the storage. */
export function uploadFiles(origin: string, writeToken: string): Habit {
  const { headers } = makeClient(origin, writeToken);
  return {
    pauseMs: 2_000,
    act: async (note) => {
      const form = new FormData();
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${randomUUID()}</title></svg>`;
      form.set("file", new File([drawing], "fault.svg"));
      const init = { method: "POST", headers, body: form, signal: AbortSignal.timeout(timeoutMs) };
      const response = await fetch(`${origin}/content/core/assets`, init);
      const { name }: { name?: string } = await response.json();
      if (response.status !== 201 || !name) throw new Error(`The upload was answered ${response.status}`);
      note("file", name);
    },
  };
}
