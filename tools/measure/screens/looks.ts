import type { Look } from "./Screen.ts";

const height = 900;
const modes = ["light", "dark"] as const;

/** Both colour modes at every width, and accessibility settings. */
export const looks: Look[] = [
  ...modes.flatMap((colorScheme) =>
    [390, 768, 1440].map((width) => ({ name: `${colorScheme}-${width}`, width, height, colorScheme })),
  ),
  { name: "narrow-320", width: 320, height: 640, colorScheme: "light" },
  // 1280 px at 200 %: the layout viewport is half as wide.
  { name: "zoom-640", width: 640, height: 400, colorScheme: "light" },
  { name: "forced-1440", width: 1440, height, colorScheme: "dark", forcedColors: "active" },
  { name: "print-768", width: 768, height, colorScheme: "light", media: "print" },
];
