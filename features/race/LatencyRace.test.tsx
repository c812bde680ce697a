/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import { LatencyRace } from "./LatencyRace";

test("without script the lanes are empty, and an unconnected region is labelled", () => {
  const targets = [
    { id: "fra", url: "https://fra.example.com/" },
    { id: "sgp", url: undefined },
  ];
  const html = renderToStaticMarkup(<LatencyRace targets={targets} locale="en" />);
  const names = ["Frankfurt", "Singapore", "This site"];
  expect(names.map((name) => html.includes(`>${name}<`))).toEqual([true, true, true]);
  expect(html.match(/>not connected here</g)).toHaveLength(1);
  expect(html.match(/>8 calls, not sent yet</g)).toHaveLength(2);
  expect(html).not.toContain("<rect");
});
