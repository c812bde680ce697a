import { render, screen } from "@testing-library/react";

import type { Entry } from "./entry";
import { HitLine } from "./HitLine";

const about: Entry = {
  kind: "page",
  title: "About",
  path: "/about/",
  detail: "Who runs the nodes.",
  within: "",
  chain: "",
};

test("a page says which words only its text has", () => {
  const { container } = render(<HitLine hit={about} terms={["nodes", "fantom"]} locale="en" />);
  expect(container).toHaveTextContent("In its text: fantom");
});

test("nothing is added where the line has the words, or the result is no page", () => {
  render(<HitLine hit={about} terms={["nodes", "abou"]} locale="en" />);
  render(<HitLine hit={{ ...about, kind: "chain" }} terms={["fantom"]} locale="en" />);
  expect(screen.queryByText(/In its text/)).not.toBeInTheDocument();
});

test("the sentence with the words stands in their place where it is known", () => {
  const passage = "Fantom became Sonic in 2024.";
  const { container } = render(<HitLine hit={{ ...about, passage }} terms={["fantom"]} locale="en" />);
  expect(container).toHaveTextContent(passage);
  expect(screen.queryByText(/In its text/)).not.toBeInTheDocument();
});
