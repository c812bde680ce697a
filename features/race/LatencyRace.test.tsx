/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import { LatencyRace } from "./LatencyRace";

test("without script the lanes stand there empty, and a region that is not connected is said to be so", () => {
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
