const raised = new Map(
  [..."0123456789+-−=()ni"].map((sign, index) => [sign, [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ"][index] ?? sign]),
);
const lowered = new Map([..."0123456789+-−=()"].map((sign, index) => [sign, [..."₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎"][index] ?? sign]));
const raisedMath = "msup > :nth-child(2)";
const loweredMath = "msub > :nth-child(2)";

/**
 * Converts formats that rich text does not have: raised and lowered figures become signs of their own (`m²`, `H₂O`), quotes
 * get their marks. Returns how many others lost their look: raised letters, struck words.
 */
export function readFormats(body: HTMLElement): number {
  let lost = 0;
  for (const element of body.querySelectorAll(`sup,sub,span,font,${raisedMath},${loweredMath}`)) {
    const verticalAlign = element instanceof HTMLElement ? element.style.verticalAlign : "";
    const isRaised = element.matches(`sup,${raisedMath}`) || verticalAlign === "super";
    if (!isRaised && !element.matches(`sub,${loweredMath}`) && verticalAlign !== "sub") continue;
    if (element.textContent.trim() !== "" && !replaceSigns(element, isRaised ? raised : lowered)) lost += 1;
  }
  for (const element of body.querySelectorAll<HTMLElement>("s,strike,del,span")) {
    const isStruck = element.tagName !== "SPAN" || /line-through/.test(element.style.textDecoration);
    if (isStruck && element.textContent.trim() !== "") lost += 1;
  }
  for (const quote of body.querySelectorAll("q")) quote.replaceWith("“", ...quote.childNodes, "”");
  return lost;
}

function replaceSigns(element: Element, signs: ReadonlyMap<string, string>): boolean {
  const text = element.textContent.trim();
  const replaced = [...text].map((sign) => signs.get(sign));
  if (replaced.includes(undefined)) return false;
  element.textContent = replaced.join("");
  return true;
}
