/**
 * The faucets: their list, a claim with proof of work, and the progress of a claim.
 * The faucet service pays; the browser solves the proof and follows the claim's events.
 */
"use client";

import dynamic from "next/dynamic";

// Lazy: one route serves every page, so an eager import would ship to all of them.
export const ClaimWidget = dynamic(() => import("./ClaimWidget").then((module) => module.ClaimWidget));

export const FreshFaucetList = dynamic(() => import("./FreshFaucetList").then((module) => module.FreshFaucetList));
