import { render, screen } from "@testing-library/react";

import { DayBars } from ".";
import { toLevels, toMinutes, toShade } from "./levels";

test("a bar's shade is the mean of the minutes lost per day and region, so one bad region does not determine it", () => {
  const days = { fra: [100, 100, 100, 99, 100, 100], nyc: [100, 100, 100, 100, 100, 100] };
  // 14.4 minutes on one of six region-days.
  expect(toLevels(days, 2)).toBe("02");
  expect(toLevels({ fra: [99.5] }, 1)).toBe("3");
  expect(toLevels({ fra: [90] }, 1)).toBe("5");
});

test("a bar that includes an unmeasured day is marked", () => {
  expect(toLevels({ fra: [100, null, 99.5, null, null, null] }, 3)).toBe("ad-");
});

test("a day measured in one region counts as measured for all regions together", () => {
  expect(toLevels({ fra: [100, null], nyc: [null, 100] }, 1)).toBe("0");
});

test("one lost probe in a day is one minute and the lightest shade", () => {
  expect(toMinutes(99.93)).toBe(1);
  expect([0, 1, 2, 5, 15, 60].map(toShade)).toEqual([0, 1, 2, 3, 4, 5]);
});

test("screen readers get the number of bars with lost minutes", () => {
  render(
    <>
      <DayBars levels="03c-1" locale="en" />
      <DayBars levels="00" locale="cn" />
    </>,
  );
  expect(screen.getByRole("img", { name: "Downtime in 3 of 5 bars" })).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "2 格均无中断" })).toBeInTheDocument();
});

test("the palest bars lie below all measured ones", () => {
  const { container } = render(<DayBars levels="03-" locale="en" />);
  const paths = [...container.querySelectorAll("[data-shade]")].map((path) => path.getAttribute("d"));
  expect(paths).toEqual(["M0 0v16h3v-16zM4 0v16h3v-16z", "M4 0v16h3v-16z"]);
});
