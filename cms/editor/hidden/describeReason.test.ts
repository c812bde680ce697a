/** @jest-environment node */
import { describeReason } from "./describeReason.ts";

test.each([
  ["there is no slice old_hero", "类型“old_hero”已不存在"],
  ["there is no slice hero with variation gone", "类型“hero”已不存在"],
  ["there is no heading5 here, only paragraph, heading2", "这里不能用 heading5，只能用 paragraph, heading2"],
  ["there is no label code", "没有标签“code”"],
  ['a whole number is expected, not "ten"', '值的形式不符："ten"'],
  ["rows is a list", "内容的结构与模型不符"],
])("that %s is said in Chinese, and as it stands in English", (reason, chinese) => {
  expect(describeReason(reason, "cn")).toBe(chinese);
  expect(describeReason(reason, "en")).toBe(reason);
});
