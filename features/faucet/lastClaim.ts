const name = (id: string) => `faucet-claim-${id}`;

// An anchor that is no place on the page: after a reload the page gets its scripts at once, and shows the claim again.
const anchor = "#claim-under-way";

/** Keeps a claim's id for this tab, so that a reload shows it again. */
export function saveClaimId(id: string, claimId: string): void {
  try {
    sessionStorage.setItem(name(id), claimId);
    setAnchor(anchor);
  } catch (error) {
    console.warn("faucet: storage is closed", error);
  }
}

/** The id of the claim made last in this tab; `undefined` without one. */
export function findClaimId(id: string): string | undefined {
  try {
    return sessionStorage.getItem(name(id)) ?? undefined;
  } catch (error) {
    console.warn("faucet: storage is closed", error);
    return undefined;
  }
}

/** Forgets it, for a new claim or because nobody knows it any more. */
export function deleteClaimId(id: string): void {
  try {
    sessionStorage.removeItem(name(id));
    if (window.location.hash === anchor) setAnchor("");
  } catch (error) {
    console.warn("faucet: storage is closed", error);
  }
}

function setAnchor(hash: string): void {
  const { pathname, search } = window.location;
  history.replaceState(history.state, "", `${pathname}${search}${hash}`);
}
