"use client";

import dynamic from "next/dynamic";

// The doors are lazy: one route serves every page, so an eager import would ship to all of them.
export const MethodPrices = dynamic(() => import("./MethodPrices").then((room) => room.MethodPrices));
export const Calculator = dynamic(() => import("./Calculator").then((room) => room.Calculator));
