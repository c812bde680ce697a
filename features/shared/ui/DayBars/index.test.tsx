import { render, screen } from "@testing-library/react";

import { DayBars } from ".";
import { toLevels } from "./levels";

test("a bar is the worst day of its bin, and a day without a reading is not passed over", () => {
  const days = { fra: [100, 99.5, 100, 100, 100, null, 100, 100, 99.92, null, null, null] };
  expect(toLevels(days, 4)).toBe("5i7-");
});

test("a day that one region has read is measured where the regions are taken together", () => {
  expect(toLevels({ fra: [100, null], nyc: [null, 100] }, 1)).toBe("9");
});

test("who does not see the bars hears how many of them are not whole", () => {
  render(
    <>
      <DayBars levels="95i-1" locale="en" />
      <DayBars levels="99" locale="cn" />
    </>,
  );
  expect(screen.getByRole("img", { name: /^2 of 5 bars below 99\.9\s%$/ })).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "2 根柱都不低于 99.9%" })).toBeInTheDocument();
});
