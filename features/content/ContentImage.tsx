import { asImageWidthSrcSet } from "@prismicio/client";
import type { ImageFieldImage } from "@prismicio/client";

import { imageAddress } from "./images";

type Props = {
  image: ImageFieldImage | null | undefined;
  /** Width the picture takes, as in the `sizes` attribute. */
  sizes?: string;
  className?: string;
  /** Above the fold: loaded at once. */
  eager?: boolean;
};

/** A picture of the repository, in the widths of the specification, from the site's own origin. */
export function ContentImage({ image, sizes = "(min-width: 75rem) 75rem, 100vw", className, eager = false }: Props) {
  if (!image?.url || !image.dimensions) return null;
  const drawn = /\.svg(\?|$)/.test(image.url);
  const sources = drawn ? undefined : asImageWidthSrcSet({ ...image, url: new URL(image.url).href });
  return (
    // The framework's optimiser is off: sizes are made by the repository's own image address.
    <img
      className={className}
      src={imageAddress(sources?.src ?? image.url)}
      srcSet={sources?.srcset.replace(/https?:\S+/g, imageAddress)}
      sizes={sources ? sizes : undefined}
      width={image.dimensions.width}
      height={image.dimensions.height}
      alt={image.alt ?? ""}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
    />
  );
}
