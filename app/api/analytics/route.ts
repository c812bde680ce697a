import { takeEvents } from "@/features/consent/server";

/** `POST /api/analytics/`: `{ events: [{ name, visit, path, at?, what? }] }` after consent; 204, 404 where nothing is configured, 422 for another shape. */
export const POST = takeEvents;
