const key = "consent";

/** The visitor's decision and its day; `undefined` before one, or where storage is blocked. */
export type Choice = { decision: "granted" | "refused"; day?: string | undefined } | undefined;

/** Reads the visitor's decision. */
export function readChoice(): Choice {
  try {
    const [decision, day] = localStorage.getItem(key)?.split(" ") ?? [];
    return decision === "granted" || decision === "refused" ? { decision, day } : undefined;
  } catch (error) {
    console.warn("consent: storage is closed, nothing is measured", error);
    return { decision: "refused" };
  }
}

/** Keeps the visitor's decision, with today's date. */
export function saveChoice(decision: "granted" | "refused"): void {
  try {
    localStorage.setItem(key, `${decision} ${new Date().toISOString().slice(0, 10)}`);
  } catch (error) {
    console.warn("consent: storage is closed, the decision lasts until the page is left", error);
  }
}
