/** A part of the scale in terabytes; an end that the words leave open is missing. */
export type DiskRange = { from?: number | undefined; to?: number | undefined };

const number = String.raw`(\d+(?:\.\d+)?)`;

// What a cell may say, in the languages of the site. Spaces before units do not break. A unit without a figure is a
// power of ten.
const forms: [words: RegExp, toRange: (figures: number[]) => DiskRange][] = [
  [new RegExp(String.raw`${number}\s(?:to|到)\s${number}\sTB`, "gu"), ([from, to]) => ({ from, to })],
  [new RegExp(String.raw`(?:under|不到)\s${number}\sTB`, "giu"), ([to]) => ({ to })],
  [new RegExp(String.raw`(?:over|超过)\s${number}\sTB`, "giu"), ([from]) => ({ from })],
  [new RegExp(String.raw`${number}\sTB\s(?:and more|以上)`, "gu"), ([from]) => ({ from })],
  [/tens\sof\sTB|数十\sTB/giu, () => ({ from: 10, to: 100 })],
  [/several\sTB|数\sTB/giu, () => ({ from: 1, to: 10 })],
  [/few\shundred\sGB|几百\sGB/giu, () => ({ from: 0.1, to: 1 })],
];

/** The disk sizes that a cell of words names; an empty list for a cell without one. */
export const readDisk = (cell: string): DiskRange[] =>
  forms.flatMap(([words, toRange]) => [...cell.matchAll(words)].map(([, ...figures]) => toRange(figures.map(Number))));
