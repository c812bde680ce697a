/** Degrees of longitude and latitude, east and north positive. */
export type Position = readonly [longitude: number, latitude: number];

export type Point = readonly [x: number, y: number];

const west = -130;
const north = 69;
const unitsPerDegree = 2;

/** Size of the chart in its own units: 130° W to 160° E, 69° N to 40° S. */
export const chartSize = { width: 580, height: 280 } as const;

const toMercator = (latitude: number) =>
  (Math.log(Math.tan(Math.PI / 4 + (Math.min(85, Math.max(-85, latitude)) * Math.PI) / 360)) * 180) / Math.PI;

/** Position of a location on the chart, in its units; outside of its frame for hidden locations. */
export const projectPoint = ([longitude, latitude]: Position): Point => [
  (longitude - west) * unitsPerDegree,
  (toMercator(north) - toMercator(latitude)) * unitsPerDegree,
];
