import { render, screen } from "@testing-library/react";

import { DocumentCounts } from "./DocumentCounts.tsx";

test("each kind has its number in each language", () => {
  render(<DocumentCounts counts={[{ kind: "blog_post", byLocale: { en: 8, cn: 7 } }]} locale="en" />);
  expect(screen.getByRole("row", { name: "Blog posts 8 7" })).toBeInTheDocument();
});

test("while the repository is down nothing is drawn", () => {
  const { container } = render(<DocumentCounts counts={[]} locale="cn" />);
  expect(container).toBeEmptyDOMElement();
});
