import { sprites, version } from "./sprites";

// No sprite contains it.
const spriteByKey = new Map(sprites.flatMap((keys, part) => keys.split(" ").map((key) => [key, part])));

/** A chain's icon from its sprite, always beside its name. `size` in pixels. */
export function ChainIcon({ chain, size = 20 }: { chain: string; size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`/icons/chains-${spriteByKey.get(chain) ?? 0}.svg?v=${version}#${chain}`} />
    </svg>
  );
}
