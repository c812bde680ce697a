// Chromium renders the suggestions of its URL bar as a web page in every window: half the cost of a test's window, and
// work that delays a measured page.
const ownPages = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

// The last list given replaces Playwright's, so those of its list that matter here are said again: what asks others,
// sends pages elsewhere, or holds back what is drawn.
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

/** How every browser of tests, pictures and measurements is started; `without` names further features it goes without. */
export const browserArguments = (...without: string[]): string[] => [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...ownPages, ...others, ...without].join(",")}`,
];
