const key = "consent";

/** The visitor's answer; `undefined` before one, or where storage is blocked. */
export type Choice = "granted" | "refused" | undefined;

/** Reads the visitor's answer. */
export function readChoice(): Choice {
  try {
    const value = localStorage.getItem(key);
    return value === "granted" || value === "refused" ? value : undefined;
  } catch (error) {
    console.warn("consent: storage is closed, nothing is measured", error);
    return "refused";
  }
}

/** Keeps the visitor's answer. */
export function saveChoice(choice: "granted" | "refused"): void {
  try {
    localStorage.setItem(key, choice);
  } catch (error) {
    console.warn("consent: storage is closed, the answer lasts until the page is left", error);
  }
}
