import { sprite } from "./sprite";

/** A chain's icon from the sprite, always beside its name. `size` in pixels. */
export function ChainIcon({ chain, size = 20 }: { chain: string; size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${chain}`} />
    </svg>
  );
}
