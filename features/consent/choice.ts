const key = "consent";

/** The visitor's answer and its day; `undefined` before one, or where storage is blocked. */
export type Choice = { answer: "granted" | "refused"; day?: string | undefined } | undefined;

/** Reads the visitor's answer. */
export function readChoice(): Choice {
  try {
    const [answer, day] = localStorage.getItem(key)?.split(" ") ?? [];
    return answer === "granted" || answer === "refused" ? { answer, day } : undefined;
  } catch (error) {
    console.warn("consent: storage is closed, nothing is measured", error);
    return { answer: "refused" };
  }
}

/** Keeps the visitor's answer, with today's date. */
export function saveChoice(answer: "granted" | "refused"): void {
  try {
    localStorage.setItem(key, `${answer} ${new Date().toISOString().slice(0, 10)}`);
  } catch (error) {
    console.warn("consent: storage is closed, the answer lasts until the page is left", error);
  }
}
