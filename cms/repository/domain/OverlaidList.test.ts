/** @jest-environment node */
import fc from "fast-check";

import { OverlaidList } from "./OverlaidList.ts";

const order = (a: { id: number }, b: { id: number }) => a.id - b.id;
const ids = fc.uniqueArray(fc.nat(40), { maxLength: 20 });

test("every part of an overlaid list is that of the merged list, also over another one", () => {
  fc.assert(
    fc.property(ids, ids, ids, fc.nat(45), fc.nat(45), (base, gone, more, one, other) => {
      const entries = new Map([...base, ...more].map((id) => [id, { id }]));
      const list = base.toSorted((a, b) => a - b).map((id) => entries.get(id) ?? { id });
      const removed = gone.map((id) => entries.get(id) ?? { id });
      const added = more.filter((id) => !base.includes(id) || gone.includes(id)).map((id) => ({ id }));
      const merged = [...list.filter(({ id }) => !gone.includes(id)), ...added].toSorted(order);
      const overlaid = new OverlaidList(list, order, removed, added);
      const again = new OverlaidList(overlaid, order, merged.slice(0, 1), []);
      const [start, end] = [Math.min(one, other), Math.max(one, other)];
      expect([overlaid.length, overlaid.slice(), overlaid.slice(start, end), again.slice()]).toEqual([
        merged.length,
        merged,
        merged.slice(start, end),
        merged.slice(1),
      ]);
    }),
  );
});
