/** @jest-environment node */
import { newCommentSchema } from "./contract.ts";

test.each(["", "  ", "\u200b\ufeff", "\u2060 \u00ad"])("a comment of %j is empty", (text) => {
  expect(() => newCommentSchema.validateSync({ text })).toThrow("text is empty");
});

test("a comment keeps its joined emoji and has at most 2000 characters", () => {
  expect(newCommentSchema.validateSync({ text: " 👩\u200d🚀 ok " }).text).toBe("👩\u200d🚀 ok");
  expect(newCommentSchema.validateSync({ text: "x".repeat(2_000) }).text).toHaveLength(2_000);
  expect(() => newCommentSchema.validateSync({ text: "x".repeat(2_001) })).toThrow("at most 2000");
});
