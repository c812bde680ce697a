import sharp from "sharp";

/** Corners are rasterized again with each tile, with an invisible difference in level. */
const tolerance = 2;

/** Number of colour values that differ visibly between two pictures; all when their sizes differ. */
export async function countDifferences(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()));
  if (!first || first.length !== second?.length) return Infinity;
  return first.reduce((sum, value, index) => (Math.abs(value - (second[index] ?? 0)) > tolerance ? sum + 1 : sum), 0);
}
