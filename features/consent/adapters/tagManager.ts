import type { Adapter } from "./send";

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Google's tag manager. Once loaded it stays until the page is left; after a no it only hears nothing more. */
export function tagManager(id: string): Adapter {
  const push = (entry: Record<string, unknown>) => (window.dataLayer ??= []).push(entry);
  return {
    start() {
      push({ "gtm.start": Date.now(), event: "gtm.js" });
      const script = document.createElement("script");
      script.async = true;
      script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
      document.head.append(script);
    },
    report: (name) => void push({ event: name }),
    stop: () => undefined,
  };
}
