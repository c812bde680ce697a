import { chartSize, projectPoint } from "./projectPoint";

const { width, height } = chartSize;
const meridians = [-120, -90, -60, -30, 0, 30, 60, 90, 120, 150];
const parallels = [60, 40, 20, 0, -20];

/** Hairlines of degrees: meridians every 30°, parallels every 20°. */
export const graticule = [
  ...meridians.map((longitude) => `M${projectPoint([longitude, 0])[0]} 0V${height}`),
  ...parallels.map((latitude) => `M0 ${Math.round(projectPoint([0, latitude])[1])}H${width}`),
].join("");

// Every second ten degrees is black on the frame of a chart.
const eastWest = Array.from({ length: 15 }, (_, index) => -130 + index * 20);
const northSouth = [60, 40, 20, 0, -20];

/** The scale on the frame: every second ten degrees of longitude and latitude. */
export const frameScale = [
  ...eastWest.flatMap((longitude) => {
    const [x] = projectPoint([longitude, 0]);
    return [1.5, height - 1.5].map((y) => `M${x} ${y}h20`);
  }),
  ...northSouth.flatMap((latitude) => {
    const top = Math.round(projectPoint([0, latitude + 10])[1]);
    const bottom = Math.round(projectPoint([0, latitude])[1]);
    return [1.5, width - 1.5].map((x) => `M${x} ${Math.max(0, top)}V${bottom}`);
  }),
].join("");

/** The labelled meridians, with their horizontal position. */
export const namedMeridians = [-90, -60, -30, 0, 30, 60, 90, 120].map((longitude) => ({
  x: projectPoint([longitude, 0])[0],
  name: longitude === 0 ? "0°" : `${Math.abs(longitude)}°${longitude < 0 ? "W" : "E"}`,
}));
