/**
 * The list of all chains: tabs, search, filters and sorting, kept in the page's URL.
 * The server renders the first state; the widget hydrates at the first sign of intent.
 */
"use client";

import dynamic from "next/dynamic";

// Lazy: one route serves every page, so an eager import would ship to all of them.
export const NodeListWidget = dynamic(() => import("./NodeListWidget").then((module) => module.NodeListWidget));
