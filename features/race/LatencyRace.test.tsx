/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import { LatencyRace } from "./LatencyRace";

test("without script the lanes are empty, and a region without an endpoint has none", () => {
  const targets = [
    { id: "fra", url: "https://fra.example.com/" },
    { id: "sgp", url: undefined },
  ];
  const html = renderToStaticMarkup(<LatencyRace targets={targets} locale="en" />);
  const names = ["Frankfurt", "Singapore", "This site"];
  expect(names.map((name) => html.includes(`>${name}<`))).toEqual([true, false, true]);
  expect(html.match(/>8 calls, not sent yet</g)).toHaveLength(2);
  expect(html).not.toContain("<rect");
});
