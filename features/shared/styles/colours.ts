/** Colours of `tokens.css` where no style sheet applies: pictures, manifest, browser UI. A test keeps both equal. */
export const light = {
  paper: "#f5f2ea",
  lineStrong: "#b4ad9b",
  ink: "#10233a",
  ink2: "#3f5167",
  ink3: "#5a6a7d",
  ok: "#166b3f",
  amber: "#826100",
  bad: "#b42318",
  flagWhite: "#ffffff",
};

export const dark = { paper: "#0b1420" };
