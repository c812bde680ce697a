/** Does something with every item in order, a few at a time; the first failure stops those not yet begun. */
export async function inTurn<Item>(
  items: readonly Item[],
  parallel: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  let failed = false;
  const work = async () => {
    for (const item of rest) {
      if (failed) return;
      await act(item).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  const results = await Promise.allSettled(Array.from({ length: parallel }, work));
  for (const result of results) if (result.status === "rejected") throw result.reason;
}
