"use client";

import dynamic from "next/dynamic";

// The doors are lazy: one route serves every page, so an eager import would ship to all of them.
export const ClaimWidget = dynamic(() => import("./ClaimWidget").then((room) => room.ClaimWidget));

export const FreshFaucetList = dynamic(() => import("./FreshFaucetList").then((room) => room.FreshFaucetList));
