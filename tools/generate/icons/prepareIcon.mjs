const grounds = ["#f5f2ea", "#0b1420"];

/** An icon as a symbol of the sprite; two letters in a frame when there is no drawing. */
export function prepareIcon(key, svg) {
  if (!svg) return drawnFlag(key);
  const box = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? "0 0 24 24";
  const fill = /^[^>]*\sfill="([^"]+)"/.exec(svg)?.[1];
  const body = svg
    .replace(/^[\s\S]*?<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "")
    .replace(/\s*\n\s*/g, "")
    .replace(/\s(class|data-[\w-]+)="[^"]*"/g, "");
  return `<symbol id="${key}" viewBox="${box}"${fill ? ` fill="${fill}"` : ""}>${ownIds(key, readable(withFallback(body)))}</symbol>`;
}

// Ids inside an icon get its prefix, because the sprite is one document.
function ownIds(key, body) {
  return body
    .replace(/\bid="([^"]+)"/g, `id="${key}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${key}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${key}-$1"`);
}

// Browsers that cannot resolve a gradient of another document paint the fallback, its last colour.
function withFallback(body) {
  return body.replace(/="url\(#([^)]+)\)"/g, (whole, id) => {
    const stops = new RegExp(`<\\w+Gradient[^>]*id="${id}"[^]*?</\\w+Gradient>`).exec(body)?.[0] ?? "";
    const colour = [...stops.matchAll(/stop-color="(#[0-9a-f]{3,8})"/gi)].at(-1)?.[1];
    return colour ? `="url(#${id}) ${colour}"` : whole;
  });
}

// A single-coloured icon that is invisible on the light or the dark background takes the text colour.
function readable(body) {
  const colours = new Set(
    [...body.matchAll(/(?:fill|stroke|stop-color)="(#[0-9a-f]{3,6})"/gi)].map(([, colour]) => full(colour)),
  );
  const [only] = colours;
  if (colours.size !== 1) return body;
  const isLost = grounds.some((ground) => contrast(only, ground) < 1.6);
  const colour = isLost ? "currentColor" : `light-dark(${only},${lightened(only)})`;
  return isLost || lightened(only) !== only ? body.replace(/(fill|stroke)="#[0-9a-f]{3,6}"/gi, `$1="${colour}"`) : body;
}

// Dark single-coloured marks are lightened on the dark background until their contrast suffices.
function lightened(colour) {
  for (let part = 0; part < 1; part += 0.05) {
    const mixed = mixedWithWhite(colour, part);
    // More than 3, the least for graphics: many marks are of thin lines or dots.
    if (contrast(mixed, grounds[1]) >= 4.5) return mixed;
  }
  return colour;
}

const mixedWithWhite = (colour, part) =>
  `#${[1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
    .map((value) =>
      Math.round(value + (255 - value) * part)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

const full = (colour) =>
  (colour.length === 4 ? `#${[...colour.slice(1)].map((digit) => digit + digit).join("")}` : colour).toLowerCase();

function luminance(colour) {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function drawnFlag(key) {
  const letters = key.slice(0, 2).toUpperCase();
  return (
    `<symbol id="${key}" viewBox="0 0 24 24"><path d="M1.5 4.5h21v15h-21z" fill="none" stroke="currentColor" stroke-opacity=".5"/>` +
    `<text x="12" y="15.6" font-family="var(--font-mono),monospace" font-size="9.5" font-weight="500" text-anchor="middle" fill="currentColor">${letters}</text></symbol>`
  );
}
