"use client";

import dynamic from "next/dynamic";

// Lazy: one route serves every page, so an eager import would ship to all of them.
export const MeasureChart = dynamic(() => import("./MeasureChart").then((module) => module.MeasureChart));
export const ChainReadings = dynamic(() => import("./ChainReadings").then((module) => module.ChainReadings));
