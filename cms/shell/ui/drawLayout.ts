type Box = { x: number; y: number; width: number; height: number };
/** Path data by what is drawn: headings, text, surfaces, outlines, what is pressed or measured, and its curves. */
export type Layer = "words" | "text" | "surface" | "outline" | "accent" | "curve";
type Drawing = Partial<Record<Layer, string>>;
/** A part with a height of its own, or one that takes the rest of its column. */
type Part = { height?: number; draw: (box: Box) => Drawing };

export const pictureWidth = 160;
export const pictureHeight = 90;
const margin = 12;
const gap = 10;
// Of a column before another one.
const leftShare = 0.42;

const rect = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;
const line = (x: number, y: number, width: number) => `M${x} ${y}h${width}`;
const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");
/** Draws as many rows as a box has room for, each with the y of its middle. */
const rows = ({ y, height }: Box, size: number, draw: (middle: number, index: number) => string) => {
  const count = Math.max(1, Math.floor(height / size));
  return repeat(count, (index) => draw(y + (height / count) * (index + 0.5), index));
};
const toEnds = (box: Box, size: number) => rows(box, size, (y) => line(box.x, y + size / 2, box.width));
const heights = [0.45, 0.7, 0.55, 0.9, 0.65, 1, 0.8];

/** The parts of layouts by the letter that stands for each. */
const parts: Record<string, Part> = {
  // Title of a page; heading; text; button and link; field; tabs; path; notice.
  H: { height: 16, draw: ({ x, y, width }) => ({ words: rect(x, y, width * 0.85, 9) }) },
  h: { height: 11, draw: ({ x, y, width }) => ({ words: rect(x, y, Math.min(width * 0.6, 56), 5) }) },
  l: { height: 14, draw: ({ x, y, width }) => ({ text: rect(x, y, width, 2.5) + rect(x, y + 6, width * 0.7, 2.5) }) },
  b: { height: 12, draw: ({ x, y }) => ({ accent: rect(x, y, 24, 9), text: rect(x + 29, y + 3.5, 14, 2.5) }) },
  i: { height: 15, draw: ({ x, y, width }) => ({ outline: rect(x, y, width, 10), text: rect(x + 4, y + 4, 18, 2.5) }) },
  g: {
    height: 12,
    draw: ({ x, y }) => ({
      accent: rect(x, y, 20, 7),
      outline: repeat(3, (index) => rect(x + 24 * (index + 1), y + 0.5, 20, 6)),
    }),
  },
  s: {
    height: 9,
    draw: ({ x, y }) => ({
      text: rect(x, y, 14, 2.5) + rect(x + 22, y, 20, 2.5),
      words: rect(x + 50, y, 24, 2.5),
      outline: `M${x + 17} ${y - 1}l2 2l-2 2M${x + 45} ${y - 1}l2 2l-2 2`,
    }),
  },
  x: {
    height: 26,
    draw: ({ x, y, width }) => ({
      surface: rect(x, y, width, 22),
      accent: rect(x, y, 2.5, 22),
      words: rect(x + 9, y + 5, width * 0.4, 3.5),
      text: rect(x + 9, y + 14, width * 0.6, 2.5),
    }),
  },
  // Cards; names; figures.
  c: {
    draw: ({ x, y, width, height }) => {
      const size = (width - 12) / 3;
      const each = (draw: (left: number) => string) => repeat(3, (index) => draw(x + (size + 6) * index));
      return {
        outline: each((left) => rect(left, y, size, height)),
        words: each((left) => rect(left + 4, y + 5, size * 0.6, 3.5)),
        text: each((left) => rect(left + 4, y + 13, size - 8, 2) + rect(left + 4, y + 18, size * 0.5, 2)),
      };
    },
  },
  o: {
    draw: (box) => {
      const size = box.width / 4;
      const each = (draw: (left: number, y: number) => string) =>
        rows(box, 16, (y) => repeat(4, (index) => draw(box.x + size * index, y)));
      return {
        accent: each((left, y) => circle(left + 3, y, 3)),
        words: each((left, y) => rect(left + 9, y - 1.5, 18, 3)),
      };
    },
  },
  f: {
    draw: ({ x, y, width }) => ({
      words: repeat(4, (index) => rect(x + (width / 4) * index, y, width * 0.17, 12)),
      text: repeat(4, (index) => rect(x + (width / 4) * index, y + 18, width * 0.2, 2.5)),
    }),
  },
  // Rows: table; questions; answers; steps; points; files; days; contents.
  t: {
    draw: (box) => ({
      outline: toEnds(box, 9),
      words: rect(box.x, box.y, box.width, 1) + rows(box, 9, (y) => rect(box.x, y - 1, box.width * 0.2, 2.5)),
      text: rows(box, 9, (y) =>
        repeat(3, (index) => rect(box.x + box.width * (0.4 + 0.22 * index), y - 1, box.width * 0.14, 2.5)),
      ),
    }),
  },
  q: {
    draw: (box) => ({
      outline: toEnds(box, 13) + rows(box, 13, (y) => `M${box.x + box.width - 7} ${y - 1}l3 3l3-3`),
      words: rows(box, 13, (y, index) => rect(box.x, y - 1.5, box.width * (heights[index] ?? 0.5) * 0.75, 3)),
    }),
  },
  a: {
    draw: (box) => ({
      words: rows(box, 20, (y) => rect(box.x, y - 8, box.width * 0.5, 3)),
      text: rows(box, 20, (y) => rect(box.x, y - 2, box.width, 2) + rect(box.x, y + 3, box.width * 0.75, 2)),
    }),
  },
  n: {
    draw: (box) => ({
      accent: rows(box, 16, (y) => circle(box.x + 5, y, 5)),
      words: rows(box, 16, (y) => rect(box.x + 16, y - 4, box.width * 0.3, 3)),
      text: rows(box, 16, (y) => rect(box.x + 16, y + 2, box.width * 0.7, 2)),
    }),
  },
  r: {
    draw: (box) => ({
      outline: toEnds(box, 13),
      words: rows(box, 13, (y) => rect(box.x, y - 1.5, box.width * 0.28, 3)),
      text: rows(box, 13, (y) => rect(box.x + box.width * 0.4, y - 1, box.width * 0.55, 2)),
    }),
  },
  u: {
    draw: (box) => ({
      surface: rows(box, 18, (y) => rect(box.x, y - 6, 16, 12)),
      words: rows(box, 18, (y) => rect(box.x + 22, y - 1.5, box.width * 0.35, 3)),
      curve: rows(box, 18, (y) => `M${box.x + box.width - 6} ${y - 5}v7l-3-3m3 3l3-3m-7 6h8`),
    }),
  },
  y: {
    draw: (box) => ({
      outline: `M${box.x + 4} ${box.y}v${box.height}`,
      accent: rows(box, 15, (y) => circle(box.x + 4, y, 3)),
      words: rows(box, 15, (y) => rect(box.x + 15, y - 1.5, box.width * 0.18, 3)),
      text: rows(box, 15, (y) => rect(box.x + box.width * 0.38, y - 1, box.width * 0.55, 2)),
    }),
  },
  j: {
    draw: (box) => ({
      accent: rect(box.x, box.y, 1.5, 9),
      text: rows(box, 9, (y, index) => rect(box.x + 6, y - 1, box.width * (heights[index % 7] ?? 0.5) * 0.7, 2)),
    }),
  },
  // Picture; video; code; participants; curve; bars; days as squares; matrix.
  p: {
    draw: ({ x, y, width, height }) => ({
      surface: rect(x, y, width, height),
      text: `M${x} ${y + height}l${width * 0.35} ${-height * 0.5}l${width * 0.22} ${height * 0.25}l${width * 0.13} ${-height * 0.15}l${width * 0.3} ${height * 0.4}z`,
      accent: circle(x + width * 0.72, y + height * 0.28, 4.5),
    }),
  },
  e: {
    draw: ({ x, y, width, height }) => ({
      surface: rect(x, y, width, height),
      accent: `M${x + width / 2 - 7} ${y + height / 2 - 9}l16 9l-16 9z`,
    }),
  },
  k: {
    draw: (box) => ({
      surface: rect(box.x, box.y, box.width, box.height),
      accent: rows(box, 8, (y) => rect(box.x + 6, y - 1, 10, 2)),
      text: rows(box, 8, (y, index) => rect(box.x + 20, y - 1, (box.width - 30) * (heights[index % 7] ?? 0.5), 2)),
    }),
  },
  z: {
    draw: ({ x, y, width, height }) => ({
      words: repeat(3, (index) => rect(x + (width / 2 - 13) * index, y, 26, 7)),
      outline: repeat(3, (index) => `M${x + 13 + (width / 2 - 13) * index} ${y + 7}v${height - 7}`),
      curve: repeat(3, (index) => {
        const [from, to] =
          index === 2 ? [width / 2 - 2, 15] : [13 + (width / 2 - 13) * index, (width / 2 - 13) * (index + 1) + 11];
        const point = index === 2 ? 3 : -3;
        return `M${x + from} ${y + 18 + 11 * index}H${x + to}m${point} -3l${-point} 3l${point} 3`;
      }),
    }),
  },
  w: {
    draw: ({ x, y, width, height }) => ({
      outline: `M${x} ${y}v${height}h${width}`,
      curve: `M${x} ${y + height * 0.85}C${x + width * 0.4} ${y + height * 0.8} ${x + width * 0.5} ${y + height * 0.3} ${x + width} ${y + height * 0.1}M${x} ${y + height * 0.6}L${x + width} ${y + height * 0.4}`,
    }),
  },
  v: {
    draw: ({ x, y, width, height }) => ({
      outline: line(x, y + height, width),
      accent: heights
        .map((share, i) => rect(x + (width / 7) * i + 2, y + height * (1 - share), width / 7 - 4, height * share))
        .join(""),
    }),
  },
  m: {
    draw: (box) => ({
      words: rows(box, 9, (y) => rect(box.x, y - 1.5, 16, 3)),
      surface: rows(box, 9, (y, row) =>
        repeat(24, (i) =>
          (i * 7 + row * 5) % 11
            ? rect(box.x + 22 + (i * (box.width - 22)) / 24, y - 3, (box.width - 22) / 24 - 1, 6)
            : "",
        ),
      ),
      accent: rows(box, 9, (y, row) =>
        repeat(24, (i) =>
          (i * 7 + row * 5) % 11
            ? ""
            : rect(box.x + 22 + (i * (box.width - 22)) / 24, y - 3, (box.width - 22) / 24 - 1, 6),
        ),
      ),
    }),
  },
  d: {
    draw: (box) => ({
      words: rows(box, 9, (y) => rect(box.x, y - 1.5, box.width * 0.22, 3)),
      outline: toEnds(box, 9),
      accent: rows(box, 9, (y, row) =>
        repeat(5, (i) => ((i + row * 2) % 4 ? circle(box.x + box.width * (0.36 + 0.14 * i), y, 2) : "")),
      ),
    }),
  },
  // Nothing yet; another page.
  "+": { draw: ({ x, y, width, height }) => ({ curve: `M${x + width / 2} ${y + height / 2 - 14}v28m-14-14h28` }) },
  "2": {
    draw: ({ x, y, width }) => ({
      surface: rect(x + width / 2 - 34, y, 48, 52),
      outline: rect(x + width / 2 - 14, y + 14, 48, 52),
      words: rect(x + width / 2 - 7, y + 22, 26, 4),
      text: rect(x + width / 2 - 7, y + 32, 34, 2.5) + rect(x + width / 2 - 7, y + 38, 24, 2.5),
    }),
  },
};

/** The drawing of a layout: letters of parts from top to bottom, a bar before a second column. */
export function drawLayout(layout: string): [Layer, string][] {
  const columns = layout.split("|");
  const inner = pictureWidth - 2 * margin;
  const drawn = new Map<Layer, string>();
  columns.forEach((letters, index) => {
    const left = (inner - gap) * leftShare;
    const width = columns.length === 1 ? inner : ([left, inner - gap - left][index] ?? left);
    const column = [...letters].flatMap((letter) => parts[letter] ?? []);
    const fixed = column.reduce((sum, { height = 0 }) => sum + height, 0);
    const flexible = column.filter(({ height }) => height === undefined).length;
    const room = pictureHeight - 2 * margin - fixed;
    let y = flexible > 0 ? margin : margin + room / 2;
    for (const { height = room / flexible, draw } of column) {
      for (const layer of layers) {
        const path = draw({ x: margin + (index > 0 ? left + gap : 0), y, width, height })[layer];
        if (path) drawn.set(layer, (drawn.get(layer) ?? "") + path);
      }
      y += height;
    }
  });
  return layers.flatMap((layer) => {
    const path = drawn.get(layer);
    return path ? [[layer, path]] : [];
  });
}

const layers: readonly Layer[] = ["surface", "outline", "text", "words", "accent", "curve"];
