import { render, screen } from "@testing-library/react";

import { formatMoment } from "@/features/shared/locale";

import { ClaimOutcome } from "./ClaimOutcome";
import { newClaim } from "./testing/faucet";

test("a paid claim shows what the address has, when it can claim again, and next steps", () => {
  const claim = newClaim({ state: "confirmed", createdAt: "2026-03-01T10:00:00.000Z", balance: "70000000000000000" });
  render(<ClaimOutcome claim={claim} cooldownSeconds={86_400} locale="cn" />);
  expect(screen.getByRole("status")).toHaveTextContent("0xd8dA…6045 在这条链上现有 0.07 ETH。");
  const again = formatMoment("2026-03-02T10:00:00.000Z", "cn").replace(/\s/g, " ");
  expect(screen.getByRole("status")).toHaveTextContent(`此地址可再次领取的时间：${again}（本地时间）。`);
  expect(screen.getByRole("link", { name: "其他网络的测试币" })).toHaveAttribute("href", "/cn/faucet/");
});

test("a failed claim shows the reason, and no time for the next one", () => {
  render(
    <ClaimOutcome claim={newClaim({ state: "failed", reason: "reverted" })} cooldownSeconds={86_400} locale="en" />,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("The receiver refused the coins.");
  expect(screen.queryByText(/again/)).not.toBeInTheDocument();
});
