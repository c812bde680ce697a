import { readDisk } from "./readDisk";

test.each([
  ["1 to 2 TB with consensus client", "连同共识客户端 1 到 2 TB", [{ from: 1, to: 2 }]],
  ["Under 1\u00a0TB", "不到 1\u00a0TB", [{ to: 1 }]],
  ["3 TB and more", "3 TB 以上", [{ from: 3 }]],
  ["Archive over 10 TB", "归档超过 10 TB", [{ from: 10 }]],
  ["Several TB, pruned often", "数 TB，需经常裁剪", [{ from: 1, to: 10 }]],
  ["Full history is tens of TB", "完整历史数十 TB", [{ from: 10, to: 100 }]],
  ["A few hundred GB", "几百 GB", [{ from: 0.1, to: 1 }]],
  ["2 to 3 TB; over 20 TB if Geth keeps all tries", "2 到 3 TB；超过 20 TB", [{ from: 2, to: 3 }, { from: 20 }]],
  ["Ledgers of some weeks", "几周的账本", []],
  ["txindex adds some tens of GB", "txindex 再加几十 GB", []],
])("the size in “%s” is read in both languages", (en, cn, ranges) => {
  expect(readDisk(en)).toEqual(ranges);
  expect(readDisk(cn)).toEqual(ranges);
});
