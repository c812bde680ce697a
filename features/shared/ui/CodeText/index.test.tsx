import { render } from "@testing-library/react";

import { CodeText } from ".";

test("text between backticks is set as code, and the rest as text", () => {
  const { container } = render(<CodeText>A block, or `latest` for the newest.</CodeText>);
  expect(container.querySelector("code")).toHaveTextContent("latest");
  expect(container).toHaveTextContent("A block, or latest for the newest.");
});
