import type { JsonObject } from "#cms/editor/store/json.ts";

/** A slice as the form has it. */
export type PageSlice = { key: string; json: JsonObject };
/** What a preview should show: all slices in order, which one is selected, and the page that slices name. */
type PreviewPage = { slices: PageSlice[]; selected: string; about?: { title: string; path: string } };

type Options = {
  /** Hands a state to the simulator. */
  send: (slices: JsonObject[]) => void;
  resolve: (slices: JsonObject[]) => Promise<JsonObject[]>;
  /** Called when the simulator stops responding, and when it responds again. */
  onStalled: (isStalled: boolean) => void;
};

const quietMs = 150;
/** On a slow machine the gaps between keys are longer; rendering in one would delay the next key. */
const maxQuietMs = 1_500;
const stalledMs = 8_000;
/** Slices sent at once: the selected one and two on either side. */
const maxPerState = 5;

/**
 * Sends a page to the simulator in parts: changes near the selected slice first, then the others; unchanged slices are sent
 * as markers that keep what is rendered. Sends nothing while the user types.
 */
export class PreviewFeed {
  private readonly options: Options;
  private readonly drawn = new Map<string, JsonObject>();
  private drawnOrder = "";
  private page: PreviewPage = { slices: [], selected: "" };
  private pending: { id: string; slices: PageSlice[]; order: string; sentAt: number } | undefined;
  /** How long the last state took to draw, in milliseconds. */
  private drawMs = 0;
  private isStalled = false;
  private count = 0;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private stalled: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.options = options;
  }

  /** Sets the state to show; it is sent after a pause as long as rendering takes. */
  show(page: PreviewPage): void {
    this.showAfter(page, Math.min(Math.max(this.drawMs, quietMs), maxQuietMs));
  }

  /** Call it when the simulator restarts empty. */
  restart(): void {
    this.drawn.clear();
    this.drawnOrder = "";
    this.pending = undefined;
    this.setStalled(false);
    this.showAfter(this.page, 0);
  }

  /** Call it when a state is rendered; the next one is sent. */
  confirm(id: string): void {
    if (this.pending?.id !== id) return;
    const { slices, order, sentAt } = this.pending;
    this.pending = undefined;
    this.drawMs = performance.now() - sentAt;
    for (const { key, json } of slices) this.drawn.set(key, json);
    this.drawnOrder = order;
    clearTimeout(this.stalled);
    this.setStalled(false);
    this.showAfter(this.page, quietMs);
  }

  stop(): void {
    clearTimeout(this.quiet);
    clearTimeout(this.stalled);
  }

  private showAfter(page: PreviewPage, waitMs: number): void {
    this.page = page;
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => void this.sendNext(), waitMs);
  }

  private async sendNext(): Promise<void> {
    if (this.pending && !this.isStalled) return;
    const { slices, selected, about = {} } = this.page;
    const order = slices.map(({ key }) => key).join(" ");
    const center = Math.max(
      0,
      slices.findIndex(({ key }) => key === selected),
    );
    const next = slices
      .map((slice, index) => ({ ...slice, distance: Math.abs(index - center) }))
      .filter(({ key, json }) => this.drawn.get(key) !== json)
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, maxPerState);
    if (next.length === 0 && order === this.drawnOrder) return;
    this.count += 1;
    const id = String(this.count);
    this.pending = { id, slices: next, order, sentAt: performance.now() };
    this.stalled = setTimeout(() => this.stall(id), stalledMs);
    const served = await this.options.resolve(next.map(({ json }) => json));
    // The simulator restarted meanwhile.
    if (this.pending?.id !== id) return;
    const state = slices.map(({ key }): JsonObject => {
      const json = served[next.findIndex((one) => one.key === key)];
      return json ? { ...json, id: key } : { slice_type: "preview_kept", id: key };
    });
    this.options.send([...state, { slice_type: "preview_state", id, primary: about }]);
  }

  // A late answer still counts, but a newer state does not wait for it.
  private stall(id: string): void {
    if (this.pending?.id === id) this.setStalled(true);
  }

  private setStalled(isStalled: boolean): void {
    this.isStalled = isStalled;
    this.options.onStalled(isStalled);
  }
}
