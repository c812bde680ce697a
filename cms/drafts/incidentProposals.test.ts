/** @jest-environment node */
import { IncidentProposals } from "./IncidentProposals.server.ts";
import type { ReadOutages } from "./IncidentProposals.server.ts";

const since = new Date("2026-11-27T09:12:30Z");
const outage = { protocol: "eth", name: "Ethereum", regions: ["fra", "nyc"], since };

function start(readOutages: ReadOutages) {
  const entries = new Map<string, object>();
  const documentService = {
    create: jest.fn(async (_target: string, payload: { lang: string; type: string; data: object }) => {
      const document = { id: `id-${payload.lang}`, ...payload };
      entries.set(document.id, { draft: { document } });
      return { title: "", document };
    }),
  };
  const events = { add: jest.fn() };
  const options = { catalog: { entries }, models: { models: { types: new Map([["incident", {}]]) } } };
  const languages = ["en-us", "zh-cn", "de-de"];
  const proposals: IncidentProposals = Reflect.construct(IncidentProposals, [
    { ...options, documentService, events, languages, readOutages },
  ]);
  proposals.close();
  return { proposals, entries, create: documentService.create, events };
}

test("an outage is proposed once in each language, as drafts by the probes", async () => {
  const { proposals, create, events } = start(async () => [outage]);
  await proposals.run();
  await proposals.run();
  expect(create.mock.calls.map(([target, payload]) => [target, payload])).toMatchObject([
    [
      "unscheduled",
      {
        ...{ lang: "en-us", uid: "eth-202611270912", title: "Ethereum does not answer in Frankfurt, New York" },
        data: { chains: "eth", regions: "fra, nyc", started: "2026-11-27T09:12:30+0000", kind: "incident" },
      },
    ],
    ["unscheduled", { lang: "zh-cn", title: "Ethereum 在法兰克福、纽约无响应", alternateId: "id-en-us" }],
  ]);
  expect(events.add).toHaveBeenCalledWith(expect.objectContaining({ name: "Probes" }), "created", expect.anything());
});

test("a discarded proposal comes back with the next outage only, and one that an editor wrote is enough", async () => {
  let outages = [outage];
  const { proposals, entries, create } = start(async () => outages);
  await proposals.run();
  entries.clear();
  await proposals.run();
  expect(create).toHaveBeenCalledTimes(2);
  outages = [];
  await proposals.run();
  outages = [outage];
  entries.set("own", { draft: { document: { type: "incident", data: { chains: "sol, eth" } } } });
  await proposals.run();
  expect(create).toHaveBeenCalledTimes(2);
});
