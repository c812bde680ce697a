/** What a path of a drawing is: words, text, surfaces, outlines, what is pressed or measured, its curves and its dots. */
export type Layer = "surface" | "outline" | "text" | "words" | "accent" | "curve" | "dot";
/** Paths in a box 100 wide, and 100 high if the part takes the rest of its column, else as high as it says. */
type Part = { height?: number; paths: Partial<Record<Layer, string>> };

const bar = (x: number, middle: number, width: number, height: number) =>
  `M${x} ${middle - height / 2}h${width}v${height}h${-width}z`;
const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");
const rows = (count: number, draw: (middle: number, index: number) => string) =>
  repeat(count, (index) => draw((100 / count) * (index + 0.5), index));
const ends = (count: number) => rows(count, (y) => `M0 ${y + 50 / count}h100`);
const lengths = [55, 85, 70, 100, 60, 90, 75];
const days = (isBad: boolean) =>
  rows(5, (y, row) => repeat(20, (day) => ((day * 7 + row * 5) % 11 > 0 === isBad ? "" : bar(20 + day * 4, y, 3, 14))));

/** The parts of a layout, by the letter that stands for each. */
export const layoutParts: Record<string, Part> = {
  // Title, heading, text, button, field, tabs, path, notice.
  H: { height: 16, paths: { words: bar(0, 5, 85, 9) } },
  h: { height: 12, paths: { words: bar(0, 3, 45, 5) } },
  l: { height: 14, paths: { text: bar(0, 2, 100, 2.5) + bar(0, 8, 70, 2.5) } },
  b: { height: 12, paths: { accent: bar(0, 5, 32, 9), text: bar(38, 5, 20, 2.5) } },
  i: { height: 15, paths: { outline: bar(0, 5, 100, 10), text: bar(4, 5, 25, 2.5) } },
  g: { height: 13, paths: { accent: bar(0, 4, 20, 7), outline: repeat(3, (index) => bar(25 + 25 * index, 4, 20, 7)) } },
  s: {
    height: 10,
    paths: {
      text: bar(0, 2, 12, 2.5) + bar(19, 2, 16, 2.5),
      words: bar(42, 2, 20, 2.5),
      curve: "M15 0l1 2l-1 2M38 0l1 2l-1 2",
    },
  },
  x: {
    height: 26,
    paths: {
      surface: bar(0, 11, 100, 22),
      accent: bar(0, 11, 2, 22),
      words: bar(7, 7, 40, 3.5),
      text: bar(7, 15, 65, 2.5),
    },
  },
  // Cards, names, figures.
  c: {
    paths: {
      outline: repeat(3, (index) => bar(35 * index, 50, 30, 100)),
      words: repeat(3, (index) => bar(35 * index + 4, 18, 16, 8)),
      text: repeat(3, (index) => bar(35 * index + 4, 40, 22, 5) + bar(35 * index + 4, 54, 15, 5)),
    },
  },
  o: {
    paths: {
      dot: rows(3, (y) => repeat(4, (index) => `M${26 * index + 3} ${y}h0`)),
      words: rows(3, (y) => repeat(4, (index) => bar(26 * index + 8, y, 12, 6))),
    },
  },
  f: {
    height: 32,
    paths: {
      words: repeat(4, (index) => bar(27 * index, 6, 18, 12)),
      text: repeat(4, (index) => bar(27 * index, 22, 15, 2.5)),
    },
  },
  // Table, questions, answers, steps, points, files, days, contents.
  t: {
    paths: {
      surface: bar(0, 10, 100, 20),
      outline: ends(5),
      words: rows(5, (y) => bar(3, y, 20, 5)),
      text: rows(5, (y) => repeat(3, (index) => bar(40 + 22 * index, y, 13, 5))),
    },
  },
  q: {
    paths: {
      outline: ends(4),
      words: rows(4, (y, index) => bar(0, y, (lengths[index] ?? 0) * 0.75, 6)),
      curve: rows(4, (y) => `M91 ${y - 3}l3 6l3 -6`),
    },
  },
  a: {
    paths: {
      words: rows(3, (y) => bar(0, y - 9, 50, 6)),
      text: rows(3, (y) => bar(0, y, 100, 4) + bar(0, y + 8, 75, 4)),
    },
  },
  n: {
    paths: {
      dot: rows(3, (y) => `M4 ${y}h0`),
      words: rows(3, (y) => bar(12, y - 6, 30, 6)),
      text: rows(3, (y) => bar(12, y + 6, 70, 4)),
    },
  },
  r: { paths: { outline: ends(4), words: rows(4, (y) => bar(0, y, 26, 6)), text: rows(4, (y) => bar(38, y, 58, 4)) } },
  u: {
    paths: {
      surface: rows(3, (y) => bar(0, y, 11, 22)),
      words: rows(3, (y) => bar(16, y, 35, 6)),
      curve: rows(3, (y) => `M95 ${y - 9}v14l-3-5m3 5l3-5M91 ${y + 10}h8`),
    },
  },
  y: {
    paths: {
      outline: "M3 0v100",
      dot: rows(4, (y) => `M3 ${y}h0`),
      words: rows(4, (y) => bar(12, y, 17, 6)),
      text: rows(4, (y) => bar(38, y, 55, 4)),
    },
  },
  j: { paths: { accent: bar(0, 8, 3, 16), text: rows(6, (y, index) => bar(10, y, (lengths[index] ?? 0) * 0.8, 4)) } },
  // Picture, video, code, messages, curve, bars, days, matrix.
  p: { paths: { surface: bar(0, 50, 100, 100), text: "M0 100L35 50L57 75L70 60L100 100z", dot: "M74 28h0" } },
  e: { paths: { surface: bar(0, 50, 100, 100), accent: "M45 36l12 14l-12 14z" } },
  k: {
    paths: {
      surface: bar(0, 50, 100, 100),
      accent: rows(6, (y) => bar(5, y, 8, 4)),
      text: rows(6, (y, index) => bar(17, y, (lengths[index] ?? 0) * 0.7, 4)),
    },
  },
  z: {
    paths: {
      words: repeat(3, (index) => bar(40 * index, 6, 20, 12)),
      outline: repeat(3, (index) => `M${40 * index + 10} 12v88`),
      curve: "M10 34h39m-3-4l3 4l-3 4M50 56h39m-3-4l3 4l-3 4M90 78h-79m3-4l-3 4l3 4",
    },
  },
  w: { paths: { outline: "M0 0v100h100", curve: "M0 88C45 84 55 30 100 8M0 62L100 38" } },
  v: {
    paths: {
      outline: "M0 100h100",
      accent: rows(7, (x, index) => bar(x - 5, 100 - (lengths[index] ?? 0) / 2, 9, lengths[index] ?? 0)),
    },
  },
  m: { paths: { words: rows(5, (y) => bar(0, y, 14, 5)), text: days(false), accent: days(true) } },
  d: {
    paths: {
      outline: ends(6),
      words: rows(6, (y) => bar(0, y, 20, 5)),
      dot: rows(6, (y, row) => repeat(6, (index) => ((index + row * 2) % 5 > 0 ? `M${38 + 11 * index} ${y}h0` : ""))),
    },
  },
  // Nothing yet, another page.
  "+": { paths: { curve: "M50 28v44M38 50h24" } },
  "2": {
    paths: {
      surface: bar(38, 40, 30, 80),
      outline: bar(48, 60, 32, 80),
      words: bar(53, 38, 16, 7),
      text: bar(53, 54, 21, 4) + bar(53, 66, 14, 4),
    },
  },
};
