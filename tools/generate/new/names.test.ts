/** @jest-environment node */
import { readFeatureName, readSliceName } from "./names.ts";

test("a slice and its feature are named alike", () => {
  const names = { pascal: "PriceAlert2", kebab: "price-alert2", snake: "price_alert2" };
  expect(readSliceName(["PriceAlert2"])).toEqual(names);
  expect(readSliceName(["PriceAlert2", "价格提醒"])).toEqual({ ...names, chinese: "价格提醒" });
  expect(readFeatureName(["price-alert2"])).toEqual(names);
});

test.each([[[]], [["priceAlert"]], [["Price-Alert"]], [["../X"]], [["A", "B"]]])(
  "%j names no slice",
  (args: string[]) => {
    expect(() => readSliceName(args)).toThrow("PascalCase");
  },
);

test.each([[[]], [["PriceAlert"]], [["price--alert"]], [["../x"]]])("%j names no feature", (args: string[]) => {
  expect(() => readFeatureName(args)).toThrow("kebab-case");
});
