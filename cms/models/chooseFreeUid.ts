/** The proposed UID, with a number if another document of the type and language has it. */
export function chooseFreeUid(proposed: string, others: readonly { uid: string | null }[]): string {
  const uids = new Set(others.map(({ uid }) => uid));
  let free = proposed;
  for (let count = 2; uids.has(free); count += 1) free = `${proposed}-${count}`;
  return free;
}
