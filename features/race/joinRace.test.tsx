import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { LatencyRace } from "./LatencyRace";

const targets = [{ id: "fra", url: "https://fra.example.com/" }];
const requests: string[] = [];

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  requests.length = 0;
  window.fetch = jest.fn().mockImplementation((url: string) => {
    requests.push(url);
    return Promise.resolve({ body: null });
  });
});

test("an endpoint of the visitor joins the race as a lane of its own, with eight calls like the others", async () => {
  const user = userEvent.setup();
  render(<LatencyRace targets={targets} locale="en" />);
  await user.click(screen.getByText("Measure an endpoint of your own"));
  // Opening alone asks nothing.
  expect(requests).toEqual([]);
  await user.type(await screen.findByRole("textbox"), "https://fra.example.com/eth/mainnet/KEY");
  await user.click(screen.getByRole("button", { name: "Add" }));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Finished: 24 calls."));
  const counts = ["https://fra.example.com/", "https://fra.example.com/eth/mainnet/KEY", "/api/console/ping/"].map(
    (url) => requests.filter((one) => one === url).length,
  );
  // One that opens the connection and eight that are timed.
  expect(counts).toEqual([9, 9, 9]);
  expect(screen.getByRole("img", { name: /^Responses from Your endpoint by time: p50 / })).toBeTruthy();
});
