/** Path of the script that keeps the site's fonts (`client/faces.ts`). */
export const facesPath = "/faces.js";
