import { light } from "@/features/shared/styles/colours";

type BadgeFacts = { name: string; mean: string | undefined; isSample: boolean };

// Reads at 11 px in any sans face; the text is stretched to what is reckoned here.
const characterWidth = 6.6;
const wide = 11;
const paddingPx = 12;

const measureText = (text: string) =>
  [...text].reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) > 0x2e80 ? wide : characterWidth), 0);

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A chain's availability as a small picture for other sites: name on the left, percent on the right. */
export function drawBadge({ name, mean, isSample }: BadgeFacts): string {
  const value = `${mean === undefined ? "not measured" : `${mean}%`}${isSample ? " · sample" : ""}`;
  const [left, right] = [Math.ceil(measureText(name) + paddingPx), Math.ceil(measureText(value) + paddingPx)];
  const label = escape(`${name}: ${value}`);
  const word = (text: string, start: number, width: number) =>
    `<text x="${start + width / 2}" y="14" textLength="${width - paddingPx}" lengthAdjust="spacingAndGlyphs">${escape(text)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${label}">`,
    `<title>${label}</title>`,
    `<clipPath id="a"><rect width="${left + right}" height="20" rx="4"/></clipPath>`,
    `<g clip-path="url(#a)"><path fill="${light.ink}" d="M0 0h${left}v20H0z"/>`,
    `<path fill="${getColour(mean)}" d="M${left} 0h${right}v20H${left}z"/></g>`,
    `<g fill="${light.flagWhite}" text-anchor="middle" font-family="'IBM Plex Sans',Verdana,sans-serif" font-size="11">`,
    `${word(name, 0, left)}${word(value, left, right)}</g></svg>`,
  ].join("");
}

function getColour(mean: string | undefined): string {
  if (mean === undefined) return light.ink3;
  if (Number(mean) >= 99.9) return light.ok;
  return Number(mean) >= 99 ? light.amber : light.bad;
}
