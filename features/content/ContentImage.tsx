import { asImageWidthSrcSet } from "@prismicio/client";
import type { ImageFieldImage } from "@prismicio/client";

import { fullImageUrl, isResizable, publicImageUrl } from "./files/publicUrl";
import { warnThrottled } from "./warnThrottled";

type Props = {
  image: ImageFieldImage | null | undefined;
  /** Display width, as in the `sizes` attribute. */
  sizes?: string;
  className?: string;
  /** Above the fold: loaded eagerly. */
  eager?: boolean;
};

/**
 * An image of the repository in fixed widths from the site's own origin; renders nothing and logs a warning for a host
 * that is not allowed.
 */
export function ContentImage({ image, sizes = "(min-width: 75rem) 75rem, 100vw", className, eager = false }: Props) {
  // The embedded repository reports no size for a missing or unreadable image.
  if (!image?.url || !image.dimensions?.width) return null;
  const src = publicImageUrl(image.url);
  if (src === undefined) {
    warnThrottled(`content: the picture ${image.url} is not shown: its host is none of IMAGE_HOSTS`);
    return null;
  }
  const full = isResizable(image.url) ? fullImageUrl(image.url) : undefined;
  const sources = full ? asImageWidthSrcSet({ ...image, url: full.href })?.srcset.split(", ") : undefined;
  return (
    // Next's optimizer is off: the repository's own image URL resizes.
    <img
      className={className}
      src={src}
      srcSet={sources?.map(ownSource).join(", ")}
      sizes={sources ? sizes : undefined}
      width={image.dimensions.width}
      height={image.dimensions.height}
      alt={image.alt ?? ""}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
    />
  );
}

/** One candidate of a `srcset`: `https://… 640w`. */
function ownSource(source: string): string {
  const [url = "", width = ""] = source.split(" ");
  return `${publicImageUrl(url) ?? ""} ${width}`;
}
