import type { Adapter } from "./send";
import { send, visitId } from "./send";

type Step = { name: string; visit: string; path: string; at: number; what: string };

const maxSteps = 50;

/** Records the steps of a visit: which parts are pressed and how far a page is read. Never what is typed or written. */
export function sessionRecording(): Adapter {
  let steps: Step[] = [];
  let furthest = 0;
  const listening = new AbortController();
  const { signal } = listening;
  const flush = () => {
    if (steps.length > 0) send("/api/analytics/", { events: steps });
    steps = [];
  };
  const note = (what: string) => {
    const at = Math.round(performance.now());
    steps.push({ name: "step", visit: visitId(), path: window.location.pathname, at, what });
    if (steps.length >= maxSteps) flush();
  };
  return {
    start() {
      const press = ({ target }: Event) => {
        const part = target instanceof Element ? target.closest("a, button, summary, label") : null;
        if (part) note(`press ${part.localName}${part.id ? `#${part.id}` : ""}`);
      };
      const scroll = () => {
        const { scrollHeight, clientHeight } = document.documentElement;
        const read = Math.floor(((window.scrollY + clientHeight) / scrollHeight) * 4) * 25;
        if (read > furthest) note(`read ${(furthest = read)}%`);
      };
      document.addEventListener("click", press, { signal, passive: true });
      document.addEventListener("scroll", scroll, { signal, passive: true });
      document.addEventListener("visibilitychange", flush, { signal });
    },
    report: note,
    stop() {
      listening.abort();
      steps = [];
    },
  };
}
