// The first match counts: a `User-Agent` also names the browsers it is compatible with.
const browsers: [RegExp, string][] = [
  [/Edg(?:A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/(?:Firefox|FxiOS)\//, "Firefox"],
  [/(?:Chrome|Chromium|CriOS)\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Macintosh/, "macOS"],
  [/Linux|X11/, "Linux"],
];

const find = (agent: string, names: [RegExp, string][]) => names.find(([sign]) => sign.test(agent))?.[1];

/** Browser and system of a `User-Agent`, such as `Firefox · Windows`; the text itself if neither is known. */
export const describeAgent = (agent: string): string =>
  [find(agent, browsers), find(agent, systems)].filter(Boolean).join(" · ") || agent;
