import { earthRadiusKm, toDegrees, toRadians } from "./measureDistance";
import { chartSize, projectPoint } from "./projectPoint";
import type { Point, Position } from "./projectPoint";

/** Paths use integer half units: smooth enough, and short. */
export const pathScale = 2;

const steps = 36;
const margin = 20;

/** The location at a distance and bearing from another; the longitude is not wrapped. */
export function travel([longitude, latitude]: Position, bearing: number, distanceKm: number): Position {
  const angle = distanceKm / earthRadiusKm;
  const from = toRadians(latitude);
  const course = toRadians(bearing);
  const to = Math.asin(Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(course));
  const east = Math.atan2(
    Math.sin(course) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * Math.sin(to),
  );
  return [longitude + toDegrees(east), toDegrees(to)];
}

/**
 * A circle of equal distance around a location, as a path on the chart; Mercator's projection stretches it to the
 * poles.
 */
export function drawRing(center: Position, distanceKm: number): string {
  const points = Array.from({ length: steps + 1 }, (_, step) => travel(center, (step * 360) / steps, distanceKm));
  return [-360, 0, 360].map((shift) => drawLine(points.map(([lon, lat]) => [lon + shift, lat]))).join("");
}

const isNear = ([x, y]: Point) =>
  x > -margin && x < chartSize.width + margin && y > -margin && y < chartSize.height + margin;

// A longer step crosses the map's edge and is not drawn.
const maxStep = 120;

/** A line through locations, as a path; parts outside of the chart are omitted. */
export function drawLine(places: readonly Position[]): string {
  const points = places.map(projectPoint);
  let path = "";
  let last: Point | undefined;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (!before || Math.abs(before[0] - point[0]) > maxStep || !(isNear(before) || isNear(point))) continue;
    if (last !== before) path += `M${round(before).join(" ")}l`;
    path += writeStep(round(before), round(point));
    last = point;
  }
  return path.replaceAll(/ (?=-|M|$)/g, "");
}

const round = ([x, y]: Point): Point => [Math.round(x * pathScale), Math.round(y * pathScale)];

/** Relative steps take half the bytes. */
function writeStep([fromX, fromY]: Point, [x, y]: Point): string {
  return `${x - fromX} ${y - fromY} `;
}
