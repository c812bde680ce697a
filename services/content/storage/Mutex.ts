/** Runs a piece of work when those before it are done. Work that asks for a turn itself would wait for its own end. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs pieces of work one after the other, so that none reads what another one is about to replace. */
export function inTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
