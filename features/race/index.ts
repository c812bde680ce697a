"use client";

import dynamic from "next/dynamic";

// Lazy: one route serves every page, so an eager import would ship to all of them.
export const LatencyRace = dynamic(() => import("./LatencyRace").then((module) => module.LatencyRace));
