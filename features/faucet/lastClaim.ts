const name = (id: string) => `faucet-claim-${id}`;

/** Keeps a claim's id for this tab, so that a reload shows it again. */
export function keepClaim(id: string, claimId: string): void {
  try {
    sessionStorage.setItem(name(id), claimId);
  } catch (error) {
    console.warn("faucet: storage is closed", error);
  }
}

/** The id of the claim made last in this tab; `undefined` without one. */
export function findClaim(id: string): string | undefined {
  try {
    return sessionStorage.getItem(name(id)) ?? undefined;
  } catch (error) {
    console.warn("faucet: storage is closed", error);
    return undefined;
  }
}

/** Forgets it, for a new claim or because nobody knows it any more. */
export function dropClaim(id: string): void {
  try {
    sessionStorage.removeItem(name(id));
  } catch (error) {
    console.warn("faucet: storage is closed", error);
  }
}
