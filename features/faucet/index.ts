"use client";

import dynamic from "next/dynamic";

// Lazy: one route serves every page, so an eager import would ship to all of them.
export const ClaimWidget = dynamic(() => import("./ClaimWidget").then((module) => module.ClaimWidget));

export const FreshFaucetList = dynamic(() => import("./FreshFaucetList").then((module) => module.FreshFaucetList));
