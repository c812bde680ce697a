import type { Position } from "./projectPoint";

export const earthRadiusKm = 6_371;
export const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
export const toDegrees = (radians: number) => (radians * 180) / Math.PI;

/** Light in vacuum, 299.79 km a millisecond, divided by the group index of single-mode fibre at 1,550 nm, 1.4682. */
export const fibreKmPerMs = 299.792458 / 1.4682;

/** The great-circle distance between two locations, in kilometres. */
export function measureDistance([aLon, aLat]: Position, [bLon, bLat]: Position): number {
  const halfLat = Math.sin(toRadians(bLat - aLat) / 2) ** 2;
  const halfLon = Math.sin(toRadians(bLon - aLon) / 2) ** 2;
  const chord = halfLat + Math.cos(toRadians(aLat)) * Math.cos(toRadians(bLat)) * halfLon;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
}

/** The shortest round trip that light in fibre allows over a distance, in milliseconds. */
export const getFloorMs = (distanceKm: number) => (2 * distanceKm) / fibreKmPerMs;

/** Distance of a round trip of light in fibre in a given time, in kilometres. */
export const getReachKm = (roundTripMs: number) => (roundTripMs * fibreKmPerMs) / 2;
