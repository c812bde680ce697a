/**
 * Maps items in order with limited concurrency; after the first failure no further task starts, and it is thrown at the
 * end.
 */
export async function mapWithConcurrency<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  let hasFailed = false;
  const work = async () => {
    for (const [index, item] of rest) {
      if (hasFailed) return;
      try {
        results[index] = await map(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: concurrency }, work));
  for (const worker of workers) if (worker.status === "rejected") throw worker.reason;
  return results;
}
