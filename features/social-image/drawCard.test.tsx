/** @jest-environment node */
import { onlyCovered } from "./drawCard";
import { loadFaces } from "./loadFaces";

jest.mock("next/og", () => ({ ImageResponse: jest.fn() }));

test("both languages, figures and currency signs can be drawn without further requests", async () => {
  const { covered, fonts } = await loadFaces();
  const words = "Nodes for 94 chains: 0.01 € · 归档数据，每次调用 20 个计算单元。“测量方法”——";
  expect(onlyCovered(words, covered)).toBe(words);
  expect(onlyCovered("a🚢bc𠀀d", covered)).toBe("abcd");
  expect(fonts).toHaveLength(4);
});
