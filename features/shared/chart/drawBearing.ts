import { drawLine } from "./drawRing";
import { earthRadiusKm, measureDistance, toDegrees, toRadians } from "./measureDistance";
import type { Position } from "./projectPoint";

const kmPerStep = 450;

/** Points on the great circle between two locations, both included. */
export function listWay(from: Position, to: Position): Position[] {
  const distance = measureDistance(from, to);
  const steps = Math.max(1, Math.ceil(distance / kmPerStep));
  return Array.from({ length: steps + 1 }, (_, step) => findBetween(from, to, distance / earthRadiusKm, step / steps));
}

/** The great circle between two locations, as a path on the chart. */
export const drawBearing = (from: Position, to: Position): string => drawLine(listWay(from, to));

function findBetween([aLon, aLat]: Position, [bLon, bLat]: Position, angle: number, share: number): Position {
  if (angle === 0) return [aLon, aLat];
  const a = Math.sin((1 - share) * angle) / Math.sin(angle);
  const b = Math.sin(share * angle) / Math.sin(angle);
  const toVector = (lon: number, lat: number) => [
    Math.cos(toRadians(lat)) * Math.cos(toRadians(lon)),
    Math.cos(toRadians(lat)) * Math.sin(toRadians(lon)),
    Math.sin(toRadians(lat)),
  ];
  const [ax = 0, ay = 0, az = 0] = toVector(aLon, aLat);
  const [bx = 0, by = 0, bz = 0] = toVector(bLon, bLat);
  const [x, y, z] = [a * ax + b * bx, a * ay + b * by, a * az + b * bz];
  return [toDegrees(Math.atan2(y, x)), toDegrees(Math.atan2(z, Math.hypot(x, y)))];
}
