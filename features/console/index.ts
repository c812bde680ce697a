"use client";

import dynamic from "next/dynamic";

// The door is lazy: one route serves every page, so an eager import would ship to all of them.
export const ConsoleDoor = dynamic(() => import("./ConsoleDoor").then((room) => room.ConsoleDoor));
