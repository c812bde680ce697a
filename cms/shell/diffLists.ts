import { diffIndices } from "node-diff3";

/** A run of entries that two lists share, or that one of them has. */
export type Run = { kind: "same" | "added" | "removed"; values: string[] };

/** The runs of two lists. Entries are equal when they differ in blanks around them only; the longer one is shown. */
export function diffLists(before: readonly string[], after: readonly string[]): Run[] {
  const runs: Run[] = [];
  const add = (kind: Run["kind"], values: string[]) => {
    if (values.length > 0) runs.push({ kind, values });
  };
  let [from, to] = [0, 0];
  const addSame = (end?: number) =>
    add(
      "same",
      before.slice(from, end).map((value, index) => {
        const other = after[to + index] ?? "";
        return other.length > value.length ? other : value;
      }),
    );
  const differences = diffIndices(
    before.map((value) => value.trim()),
    after.map((value) => value.trim()),
  );
  for (const { buffer1, buffer2 } of differences) {
    addSame(buffer1[0]);
    [from, to] = [buffer1[0] + buffer1[1], buffer2[0] + buffer2[1]];
    add("removed", before.slice(buffer1[0], from));
    add("added", after.slice(buffer2[0], to));
  }
  addSame();
  return runs;
}
