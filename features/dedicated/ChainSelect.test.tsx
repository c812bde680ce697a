import { fireEvent, render, screen } from "@testing-library/react";

import { ChainSelect } from "./ChainSelect";

const replace = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ replace }) }));

const options = [
  { key: "eth", name: "Ethereum" },
  { key: "sol", name: "Solana" },
];

const draw = (chain: string) =>
  render(
    <form>
      <ChainSelect chain={chain} label="Chain" options={options} changed="Changed." className={undefined} />
    </form>,
  );

test("the list of chains stays where it is in the window while the page of another chain replaces it", () => {
  const scrollBy = jest.spyOn(window, "scrollBy").mockImplementation();
  const place = (top: number) =>
    jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 0, 0));
  place(500);
  const { unmount } = draw("eth");
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "sol" } });
  expect(replace).toHaveBeenCalledWith("?chain=sol#server", { scroll: false });
  unmount();
  place(300);
  draw("sol");
  expect(scrollBy).toHaveBeenCalledWith({ top: -200, behavior: "instant" });
  expect(screen.getByRole("combobox")).toHaveFocus();
});
