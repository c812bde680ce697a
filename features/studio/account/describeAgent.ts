// The first that is found counts: each browser also names the ones it descends from.
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

/** Browser and system out of a `User-Agent`, `Firefox · Windows`; one that names neither as it is. */
export const describeAgent = (agent: string): string =>
  [find(agent, browsers), find(agent, systems)].filter(Boolean).join(" · ") || agent;
