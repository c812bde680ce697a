import { array, object, string } from "yup";

import { readDocuments } from "../../kit/content/readDocuments.ts";
import type { DocumentApi } from "../../kit/content/readDocuments.ts";
import { getErrorMessage, log } from "../../kit/log.ts";

/** An end that an editor announced: of chains, of methods, or of methods on some chains; empty means all. */
type AnnouncedEnd = { url: string; announced: Date; sunset: Date; chains: string[]; methods: string[] };

export type EndsOptions = DocumentApi & {
  siteUrl: string;
  /** The first reading after the start: the document API may be served by this very process. */
  firstReadMs?: number;
};

const searchSchema = object({
  results: array(
    object({
      uid: string().required(),
      data: object({
        published: string().nullable(),
        last_day: string().nullable(),
        chains: string().nullable(),
        methods: string().nullable(),
      }).required(),
    }).required(),
  ).required(),
});

const dayMs = 24 * 3_600_000;

/** The ends announced in the changelog, by its published documents; the last good list stays while they cannot be read. */
export class AnnouncedEnds {
  private ends: AnnouncedEnd[] = [];
  private readonly options: EndsOptions | undefined;

  constructor(options: EndsOptions | undefined) {
    this.options = options;
  }

  /** Reads the documents again. */
  async refresh(): Promise<void> {
    if (!this.options) return;
    try {
      this.ends = await readEnds(this.options);
    } catch (error) {
      log("warn", "platform", "the announced ends were not read", { reason: getErrorMessage(error) });
    }
  }

  /**
   * The headers for calls of a chain: `deprecation` (RFC 9745), `sunset` (RFC 8594) with the earliest end, and `link` to
   * the entries; none when no call ends.
   */
  writeHeaders(chain: string, methods: readonly string[]): Record<string, string> {
    const concerned = this.ends
      .filter((end) => concerns(end, chain, methods))
      .toSorted((one, other) => one.sunset.getTime() - other.sunset.getTime());
    const [first] = concerned;
    if (!first) return {};
    const announced = Math.min(...concerned.map((end) => end.announced.getTime()));
    return {
      deprecation: `@${announced / 1_000}`,
      sunset: first.sunset.toUTCString(),
      link: concerned.map(({ url }) => `<${url}>; rel="deprecation"; type="text/html"`).join(", "),
    };
  }
}

const concerns = ({ chains, methods }: AnnouncedEnd, chain: string, called: readonly string[]) =>
  (chains.length === 0 || chains.includes(chain)) &&
  (methods.length === 0 || called.some((method) => methods.includes(method)));

async function readEnds({ siteUrl, ...api }: EndsOptions): Promise<AnnouncedEnd[]> {
  const q = '[[at(document.type,"change")][at(my.change.kind,"ends")]]';
  const { results } = await searchSchema.validate(await readDocuments(api, { q }));
  return results.flatMap(({ uid, data }) => {
    const announced = Date.parse(data.published ?? "");
    const lastDay = Date.parse(data.last_day ?? "");
    const chains = listWords(data.chains);
    const methods = listWords(data.methods);
    // An end of something else, such as a price, names no call.
    if (Number.isNaN(announced) || Number.isNaN(lastDay) || chains.length + methods.length === 0) return [];
    const url = `${siteUrl}/changelog/${uid}/`;
    return [{ url, announced: new Date(announced), sunset: new Date(lastDay + dayMs), chains, methods }];
  });
}

const listWords = (text: string | null | undefined) => (text ?? "").split(/[\s,]+/).filter(Boolean);
