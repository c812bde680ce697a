/** @jest-environment node */
import type { Locale } from "@/features/shared/locale";

import { formatCoins, formatDuration, shorten } from "./amounts";

test("an amount in wei reads as coins, never rounded up", () => {
  expect(formatCoins("50000000000000000", "en")).toBe("0.05");
  expect(formatCoins("10000000000000000000000", "en")).toBe("10,000");
  expect(formatCoins("1999999999999999999", "en")).toBe("1.999999");
  expect(formatCoins("1", "en")).toBe("0");
});

// A number and its unit stay on one line.
const format = (seconds: number, locale: Locale) => formatDuration(seconds, locale).replaceAll("\u00a0", " ");

test("a duration is formatted in at most two units", () => {
  expect(formatDuration(86_400, "en")).toBe("24\u00a0hours");
  expect(format(86_400, "en")).toBe("24 hours");
  expect(format(86_400, "cn")).toBe("24 小时");
  expect(format(7_260, "en")).toBe("2 hours 1 minute");
  expect(format(86_390, "en")).toBe("24 hours");
  expect(format(82_801, "en")).toBe("23 hours 1 minute");
  expect(format(90, "en")).toBe("1 minute 30 seconds");
  expect(format(0.4, "en")).toBe("1 second");
  expect(format(259_200, "en")).toBe("3 days");
});

test("a hash is shortened in the middle", () => {
  expect(shorten("0xead81C4Da3f2EA797a745e93CeDbb6D1906B7da4")).toBe("0xead8…7da4");
});
