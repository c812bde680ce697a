const name = (id: string) => `faucet-claim-${id}`;

// An anchor without a target: the loader starts scripts at once for it, so a reload shows the claim again.
const anchor = "#claim-under-way";

/** Stores a claim's id for this tab, so that a reload restores it. */
export function saveClaimId(id: string, claimId: string): void {
  try {
    sessionStorage.setItem(name(id), claimId);
    setAnchor(anchor);
  } catch (error) {
    console.warn("faucet: storage is closed", error);
  }
}

/** Id of this tab's last claim; `undefined` without one. */
export function findClaimId(id: string): string | undefined {
  try {
    return sessionStorage.getItem(name(id)) ?? undefined;
  } catch (error) {
    console.warn("faucet: storage is closed", error);
    return undefined;
  }
}

/** Removes it: for a new claim, or when the service does not know it. */
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
