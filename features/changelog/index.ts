/**
 * The changelog: entries that editors write, with a calendar of what ends.
 * Pages show the entries that concern them; feeds and the calendar carry all.
 */
"use client";

import dynamic from "next/dynamic";

// Lazy: one route serves every page, so an eager import would ship to all of them.
export const ChangeBoard = dynamic(() => import("./ChangeBoard").then((module) => module.ChangeBoard));
