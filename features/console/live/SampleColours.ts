import { requestColours } from "@/features/console/api";
import { maxHighlightedChars } from "@/features/console/model";
import type { WireModel } from "@/features/console/model";
import { makeAutoObservable, runInAction } from "@/features/shared/mobx";
import type { Piece } from "@/features/shared/ui/Code/highlight";

import { Colouring } from "./Colouring";

// Requests wait for a pause in typing.
const delayMs = 300;

type Deps = { request: typeof requestColours; delayMs: number };

/** Highlighting of the current samples, by the server: a highlighter is larger than the console. */
export class SampleColours {
  // Of a class that MobX does not observe deeply: there are hundreds of tokens.
  private known = new Colouring({});
  private waiting: ReturnType<typeof setTimeout> | undefined = undefined;
  private latest = "";
  private readonly deps: Deps;

  constructor(deps: Partial<Deps> = {}) {
    this.deps = { request: deps.request ?? requestColours, delayMs: deps.delayMs ?? delayMs };
    makeAutoObservable<this, "known" | "waiting" | "latest" | "deps">(
      this,
      { known: true, waiting: false, latest: false, deps: false },
      { autoBind: true },
    );
  }

  /** Asks for the colours of a request, unless they are there or it is too long for them. */
  want(wire: WireModel): void {
    const latest = JSON.stringify(wire);
    if (latest === this.latest || (wire.body ?? "").length > maxHighlightedChars) return;
    const isFirst = this.latest === "";
    this.latest = latest;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.request(wire), isFirst ? 0 : this.deps.delayMs);
  }

  close(): void {
    clearTimeout(this.waiting);
    this.latest = "";
  }

  /** The lines of a sample: those that are known in colours, others plain. */
  getLines(language: string, code: string): Piece[][] {
    return this.known.getLines(language, code);
  }

  private async request(wire: WireModel): Promise<void> {
    const { latest } = this;
    try {
      const coloured = await this.deps.request(wire);
      // An answer to what stood there before must not replace this one's.
      runInAction(() => {
        if (latest === this.latest) this.known = new Colouring(coloured);
      });
    } catch (error) {
      console.warn("console: the samples stay without colours", error);
    }
  }
}
