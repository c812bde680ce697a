/**
 * Latency races: calls from the visitor's browser to several endpoints, all sent at once.
 * Visitors may add endpoints of their own.
 */
"use client";

import dynamic from "next/dynamic";

// Lazy: one route serves every page, so an eager import would ship to all of them.
export const LatencyRace = dynamic(() => import("./LatencyRace").then((module) => module.LatencyRace));
