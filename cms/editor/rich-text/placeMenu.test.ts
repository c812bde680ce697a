import { placeMenu } from "./placeMenu.ts";

test.each([
  ["below the line", { top: 200, bottom: 220 }, { left: 50, top: 220, maxHeight: 400 }],
  ["below the line, less high", { top: 600, bottom: 620 }, { left: 50, top: 620, maxHeight: 272 }],
  ["above the line near the window's foot", { top: 800, bottom: 820 }, { left: 50, bottom: 100, maxHeight: 400 }],
  ["as high as the larger room", { top: 200, bottom: 220, height: 400 }, { left: 50, bottom: 200, maxHeight: 192 }],
  ["below where both rooms are small", { top: 100, bottom: 120, height: 300 }, { left: 50, top: 120, maxHeight: 172 }],
  ["within the window's width", { left: 380, top: 200, bottom: 220 }, { left: 126, top: 220, maxHeight: 400 }],
])("the menu of blocks opens %s", (_, { height = 900, ...line }: Record<string, number>, place) => {
  const { left = 50, top = 0, bottom = 0 } = line;
  expect(placeMenu({ left, top, bottom }, { width: 390, height })).toEqual(place);
});
