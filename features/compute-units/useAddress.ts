import { useEffect } from "react";

/** Keeps choices in the address's query, each under its name; an empty one leaves it. Other names are left alone. */
export function useAddress(choices: Record<string, string>): void {
  const wanted = JSON.stringify(choices);
  useEffect(() => {
    const url = new URL(window.location.href);
    for (const [name, value] of Object.entries(choices)) {
      if (value === "") url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    if (url.href !== window.location.href) window.history.replaceState(null, "", url);
    // The words of the choices are what counts, not the object they came in.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted]);
}
