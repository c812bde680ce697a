import { optimize } from "svgo";

// A hundredth of a 24th of the icon's width: less than a tenth of a pixel at any size the site draws.
const decimalsAt24 = 2;

/** An icon's drawing with coordinates rounded below visibility; colours keep their numeric form. */
export function optimizeIcon(svg) {
  const width = Number(/viewBox="[\d.-]+ [\d.-]+ ([\d.]+)/.exec(svg)?.[1] ?? 24);
  const floatPrecision = Math.max(0, Math.round(decimalsAt24 - Math.log10(width / 24)));
  const overrides = { cleanupIds: false, convertColors: { shortname: false } };
  return optimize(svg, {
    floatPrecision,
    multipass: true,
    plugins: [{ name: "preset-default", params: { overrides } }],
  }).data;
}
