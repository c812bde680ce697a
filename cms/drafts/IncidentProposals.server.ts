import type { EventLog } from "#cms/audit/EventLog.server.ts";
import { WriteError } from "#cms/http/WriteError.server.ts";
import type { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import { getLocaleByLang } from "#contracts/locales.ts";
import { translate } from "#contracts/translate.ts";
import { getErrorMessage, log } from "#kit/log.ts";

import type { DocumentService } from "./DocumentService.server.ts";

/** A chain that answers no probe in some regions. */
type Outage = { protocol: string; name: string; regions: string[]; since: Date };
export type ReadOutages = () => Promise<Outage[]>;

type Options = {
  catalog: DocumentCatalog;
  models: ModelStore;
  documentService: DocumentService;
  events: Pick<EventLog, "add">;
  languages: string[];
  readOutages: ReadOutages;
};

const everyMs = 60_000;
const type = "incident";
const actor: Actor = { id: "system", name: "Probes", role: "editor" };

type Words = {
  places: Record<string, string>;
  separator: string;
  write: (name: string, regions: string) => { title: string; summary: string; update: string };
};

const words = translate<Words>({
  en: {
    places: { nyc: "New York", fra: "Frankfurt", sgp: "Singapore" },
    separator: ", ",
    write: (name, regions) => ({
      title: `${name} does not answer in ${regions}`,
      summary: `Calls of ${name} get no answer in ${regions}.`,
      update: "The probes get no answer. The cause is being looked for.",
    }),
  },
  cn: {
    places: { nyc: "纽约", fra: "法兰克福", sgp: "新加坡" },
    separator: "、",
    write: (name, regions) => ({
      title: `${name} 在${regions}无响应`,
      summary: `${name} 的调用在${regions}没有响应。`,
      update: "探测没有响应，正在查找原因。",
    }),
  },
});

/** Drafts an incident in each language when probes get no answer; an editor publishes or discards it. */
export class IncidentProposals {
  private readonly options: Options;
  private readonly timer: NodeJS.Timeout;
  /** Chains of outages that were proposed: a discarded draft is not proposed again while they last. */
  private readonly proposed = new Set<string>();

  constructor(options: Options) {
    this.options = options;
    this.timer = setInterval(() => void this.run(), everyMs).unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Proposes what fails now; what failed is logged and tried again a minute later. */
  async run(): Promise<void> {
    try {
      const outages = await this.options.readOutages();
      for (const outage of outages) await this.propose(outage);
      for (const protocol of this.proposed)
        if (!outages.some((outage) => outage.protocol === protocol)) this.proposed.delete(protocol);
    } catch (error) {
      log("warn", "content", "incidents were not proposed", { reason: getErrorMessage(error) });
    }
  }

  private async propose(outage: Outage): Promise<void> {
    const { protocol } = outage;
    if (this.proposed.has(protocol) || !this.options.models.models.types.has(type)) return;
    this.proposed.add(protocol);
    if (this.isTold(protocol)) return;
    let first: string | undefined;
    for (const lang of this.options.languages) {
      const id = await this.create(outage, lang, first);
      first ??= id;
    }
  }

  /** Whether an incident of the chain, draft or published, is not over yet. */
  private isTold(protocol: string): boolean {
    return [...this.options.catalog.entries.values()].some(({ draft: { document } }) => {
      const { chains, resolved } = document.data;
      return (
        document.type === type &&
        !resolved &&
        String(chains ?? "")
          .split(/[\s,]+/)
          .includes(protocol)
      );
    });
  }

  private async create(
    { protocol, name, regions, since }: Outage,
    lang: string,
    alternateId: string | undefined,
  ): Promise<string | undefined> {
    const locale = getLocaleByLang(lang);
    if (!locale) return undefined;
    const { places, separator, write } = words[locale];
    const { title, summary, update } = write(name, regions.map((id) => places[id] ?? id).join(separator));
    const started = `${since.toISOString().slice(0, 19)}+0000`;
    const uid = `${protocol}-${started.slice(0, 16).replace(/\D/g, "")}`;
    const data = {
      ...{ title, summary, kind: "incident", started, chains: protocol, regions: regions.join(", ") },
      updates: [{ at: started, state: "investigating", text: update }],
    };
    const { documentService, events } = this.options;
    try {
      const draft = await documentService.create(
        "unscheduled",
        { title, type, lang, uid, data, alternateId },
        { actor },
      );
      events.add(actor, "created", { id: draft.document.id, title: draft.title });
      return draft.document.id;
    } catch (error) {
      // Another instance has proposed it.
      if (error instanceof WriteError && error.status === 409) return undefined;
      throw error;
    }
  }
}
