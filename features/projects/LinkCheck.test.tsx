import { render } from "@testing-library/react";

import { LinkCheck } from "./LinkCheck";

const href = "https://viem.sh/";
const at = (status: number | null) => ({ [href]: { checkedAt: "2026-11-21T08:00:00.000Z", status } });

test.each([
  ["was opened", at(200), null, "link opened on 21 Nov 2026"],
  ["is gone", at(404), null, "returned 404 on 21 Nov 2026"],
  ["did not answer", at(null), null, "did not respond on 21 Nov 2026"],
  ["an editor opened", {}, "2026-11-20", "link opened on 20 Nov 2026"],
])("a link that %s says so", (_, checks, opened, words) => {
  const { container } = render(<LinkCheck href={href} checks={checks} opened={opened} locale="en" />);
  expect(container).toHaveTextContent(words);
});

test.each([
  ["was never checked", {}],
  ["cannot be asked about", undefined],
])("a link that %s has no note", (_, checks) => {
  const { container } = render(<LinkCheck href={href} checks={checks} opened={null} locale="en" />);
  expect(container).toBeEmptyDOMElement();
});
