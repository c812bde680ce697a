/**
 * The list of all chains: tabs, search, filters and sorting, kept in the page's URL.
 * The server draws the first state; the widget takes over on the first use.
 */
"use client";

import dynamic from "next/dynamic";

// Lazy: one route serves every page, so an eager import would ship to all of them.
export const NodeListWidget = dynamic(() => import("./NodeListWidget").then((module) => module.NodeListWidget));
