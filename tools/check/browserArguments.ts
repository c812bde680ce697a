// Chromium renders the suggestions of its URL bar as a web page in every window: half the cost of a test's window, and
// a delay of measured pages.
const ownPages = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

// Chromium uses only the last `--disable-features`, so this one repeats the entries of Playwright's list that matter
// here: network requests, navigation and rendering.
const others = [
  "AimEnabled",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** Arguments of every browser for tests, pictures and measurements; `without` names further features to disable. */
export const browserArguments = (...without: string[]): string[] => [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...ownPages, ...others, ...without].join(",")}`,
];
