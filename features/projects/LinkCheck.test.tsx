import { render } from "@testing-library/react";

import { LinkCheck } from "./LinkCheck";

const href = "https://viem.sh/";
const at = (status: number | null) => ({ [href]: { checkedAt: "2026-11-21T08:00:00.000Z", status } });

test.each([
  ["was opened", at(200), null, "link opened on 21 Nov 2026"],
  ["is gone", at(404), null, "answered 404 on 21 Nov 2026"],
  ["did not answer", at(null), null, "did not answer on 21 Nov 2026"],
  ["unchecked", {}, null, "link not checked yet"],
  ["an editor opened", {}, "2026-11-20", "link opened on 20 Nov 2026"],
  ["cannot be asked about", undefined, null, "link not checked yet"],
])("a link that %s says so", (_, checks, opened, words) => {
  const { container } = render(<LinkCheck href={href} checks={checks} opened={opened} locale="en" />);
  expect(container).toHaveTextContent(words);
});
