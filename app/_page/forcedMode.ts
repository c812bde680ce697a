/**
 * The colour mode that a page forces over the visitor's preference; `undefined` when it forces none. Forcing `system`
 * would force nothing: it is ignored with a warning, which Next repeats in the browser's console in development.
 */
export function forcedMode(mode: string | null | undefined, path: string): "light" | "dark" | undefined {
  if (mode === "light" || mode === "dark") return mode;
  if (mode)
    console.warn(
      `${path} forces the colour mode ${JSON.stringify(mode)}, which is ignored: only light and dark can be forced. Leave the field empty to follow the visitor.`,
    );
  return undefined;
}
