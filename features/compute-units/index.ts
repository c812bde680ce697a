/**
 * Prices of methods in compute units, and the calculator for a mix of calls.
 * The chain, the search and the mix are in the page's URL.
 */
"use client";

import dynamic from "next/dynamic";

// Lazy: one route serves every page, so an eager import would ship to all of them.
export const MethodPrices = dynamic(() => import("./MethodPrices").then((module) => module.MethodPrices));
export const Calculator = dynamic(() => import("./Calculator").then((module) => module.Calculator));
