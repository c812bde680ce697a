/**
 * Composes and sends JSON-RPC and REST calls from a page, with the answer and samples in five languages.
 * Calls go through the site's own `/api/console/`; without script a form sends them.
 */
"use client";

import dynamic from "next/dynamic";

// Lazy: one route serves every page, so an eager import would ship to all of them.
export const LazyConsole = dynamic(() => import("./LazyConsole").then((module) => module.LazyConsole));
export const MethodPane = dynamic(() => import("./method/MethodPane").then((module) => module.MethodPane));
