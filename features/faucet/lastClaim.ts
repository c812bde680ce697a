/** Name under which this tab stores its last claim on a faucet. */
export const claimKey = (id: string) => `faucet-claim-${id}`;

/** Stores a claim's id for this tab, so that a reload restores it. */
export function saveClaimId(id: string, claimId: string): void {
  try {
    sessionStorage.setItem(claimKey(id), claimId);
  } catch (error) {
    console.warn("faucet: storage is closed", error);
  }
}

/** Id of this tab's last claim; `undefined` without one. */
export function findClaimId(id: string): string | undefined {
  try {
    return sessionStorage.getItem(claimKey(id)) ?? undefined;
  } catch (error) {
    console.warn("faucet: storage is closed", error);
    return undefined;
  }
}

/** Removes it: for a new claim, or when the service does not know it. */
export function deleteClaimId(id: string): void {
  try {
    sessionStorage.removeItem(claimKey(id));
  } catch (error) {
    console.warn("faucet: storage is closed", error);
  }
}
