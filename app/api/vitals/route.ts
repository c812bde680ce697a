import { takeVital } from "@/features/consent/server";

/** `POST /api/vitals/`: `{ name, value, rating, path }` of one page after consent; 204, or 422 for another shape. */
export const POST = takeVital;
