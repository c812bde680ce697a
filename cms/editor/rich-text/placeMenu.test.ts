import { placeMenu } from "./placeMenu.ts";

const box = { top: 100, bottom: 900 };

test.each([
  ["below the line", { top: 200, bottom: 220 }, { windowHeight: 900, rowCount: 20 }, { top: 120 }],
  [
    "above the line near the window's foot",
    { top: 800, bottom: 820 },
    { windowHeight: 900, rowCount: 20 },
    { bottom: 100 },
  ],
  [
    "below the line where only a longer menu has no room",
    { top: 680, bottom: 700 },
    { windowHeight: 900, rowCount: 3 },
    { top: 600 },
  ],
  [
    "below the line in a window too low for both",
    { top: 200, bottom: 220 },
    { windowHeight: 300, rowCount: 20 },
    { top: 120 },
  ],
])("the menu of blocks opens %s", (_, line, view, place) => {
  expect(placeMenu(line, box, view)).toEqual(place);
});
