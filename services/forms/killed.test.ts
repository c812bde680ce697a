/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { createDatabase } from "../db/index.ts";
import type { DatabaseOptions } from "../db/index.ts";
import { describeOnBoth } from "../db/testing/describeOnBoth.ts";
import { startMailServer } from "./testing/startMailServer.ts";
import { spawnForms } from "./testing/spawnForms.ts";
import type { SpawnedForms } from "./testing/spawnForms.ts";
import { postJson, solve } from "./testing/startForms.ts";
import { waitFor } from "../kit/testing/waitFor.ts";

const contact = { email: "ann@example.com", name: "Ann", message: "Hello", source: "contact-modal" };

const send = async ({ origin }: SpawnedForms, body: object = contact, key: string = randomUUID()) =>
  postJson(`${origin}/platform/v3/contacts/`, body, {
    "recaptcha-token": await solve(origin, "contact"),
    "idempotency-key": key,
  });

describeOnBoth("a process killed between accepting and delivering", ({ lasting }) => {
  let service: SpawnedForms | undefined;
  afterEach(() => service?.kill());

  // Make the first retry due.
  const look = async (options: DatabaseOptions) => {
    const { db, close } = await createDatabase(options);
    const rows = await db.selectFrom("submissions").select("id").execute();
    await db
      .updateTable("outbox")
      .set({ next_try_at: new Date(0) })
      .where("delivered_at", "is", null)
      .execute();
    await close();
    return rows.map(({ id }) => id);
  };

  test("a submission is stored and delivered once when the process is killed while sending the e-mail", async () => {
    const options = await lasting();
    const deaf = await startMailServer(() => "hang");
    const first = await spawnForms({ ...options, smtpUrl: deaf.url });
    const response = await send(first, contact, "the-key");
    expect(response.status).toBe(201);
    const { id } = await response.json();
    await waitFor(async () => deaf.started() === 1);
    await first.kill();
    await deaf.close();
    expect(await look(options)).toEqual([id]);

    const server = await startMailServer();
    service = await spawnForms({ ...options, smtpUrl: server.url });
    await waitFor(async () => server.mails.length > 0);
    const repeated = await send(service, contact, "the-key");
    expect(await repeated.json()).toEqual({ id });
    await service.kill();
    expect(await look(options)).toEqual([id]);
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toContain(`<${id}.team@www.example.com>`);
    await server.close();
  });

  test("every acknowledged submission is in the outbox once when the process is killed while responding", async () => {
    const options = await lasting();
    const first = await spawnForms(options);
    const bodies = [1, 2, 3, 4, 5, 6].map((number) => ({ ...contact, email: `${number}@example.com` }));
    const thanked = new Set<string>();
    const pending = await Promise.all(
      bodies.map(async (body) => {
        try {
          const response = await send(first, body, body.email);
          thanked.add((await response.json()).id);
          if (thanked.size === 2) await first.kill();
          return undefined;
        } catch (error) {
          expect(String(error)).toMatch(/fetch failed|terminated/);
          return body;
        }
      }),
    );
    await first.kill();
    const stored = await look(options);
    expect(stored).toEqual(expect.arrayContaining([...thanked]));

    service = await spawnForms(options);
    const { origin } = service;
    for (const body of pending)
      if (body) expect((await send({ ...service, origin }, body, body.email)).status).toBe(201);
    const folder = join(options.dataDir, "outbox");
    const files = await waitFor(async () => {
      const names = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
      return names.length >= bodies.length && names;
    });
    await service.kill();
    expect(files.sort()).toEqual((await look(options)).map((id) => `${id}.team.eml`).sort());
    expect(files).toHaveLength(bodies.length);
  });
});
