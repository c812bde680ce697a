"use client";

import dynamic from "next/dynamic";

// Lazy: the button is of use to few, and one route serves every page.
export const AddToWallet = dynamic(() => import("./AddToWallet").then((module) => module.AddToWallet));
