import type { PageEntry } from "@/features/content/server";

/** The text of one page, and whether nothing failed. */
export type PageText = { text: string; isWhole: boolean };

/** The texts of many pages at one ref, each made once however many read them. */
export class PageTexts {
  readonly ref: string;
  private readonly entries: readonly PageEntry[];
  private readonly load: (entry: PageEntry) => Promise<PageText>;
  private readonly texts = new Map<string, Promise<PageText>>();

  constructor(ref: string, entries: readonly PageEntry[], load: (entry: PageEntry) => Promise<PageText>) {
    this.ref = ref;
    this.entries = entries;
    this.load = load;
  }

  /** One page after another. */
  stream(): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    const entries = this.entries.values();
    return new ReadableStream({
      pull: async (controller) => {
        const { value: entry } = entries.next();
        if (entry) controller.enqueue(encoder.encode(`${(await this.get(entry)).text}\n`));
        else controller.close();
      },
    });
  }

  /** All of them as one text; `undefined` when one failed. */
  async readAll(): Promise<string | undefined> {
    let all = "";
    for (const entry of this.entries) {
      const { text, isWhole } = await this.get(entry);
      if (!isWhole) return undefined;
      all += `${text}\n`;
    }
    return all;
  }

  private get(entry: PageEntry): Promise<PageText> {
    const text = this.texts.get(entry.path) ?? this.load(entry);
    this.texts.set(entry.path, text);
    return text;
  }
}
