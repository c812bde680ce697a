/**
 * The tracker: availability and latency of every chain, by region and day.
 * The server renders the figures; the widget filters and sorts them.
 */
"use client";

import dynamic from "next/dynamic";

// Lazy: one route serves every page, so an eager import would ship to all of them.
export const TrackerBoard = dynamic(() => import("./TrackerBoard").then((module) => module.TrackerBoard));
