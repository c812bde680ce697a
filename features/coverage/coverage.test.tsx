import { fireEvent, render, screen, within } from "@testing-library/react";

import { catalogue } from "@/features/shared/catalogue/catalogue";
import { listTraceMethods } from "@/features/shared/catalogue/listTraceMethods";
import { locales } from "@/features/shared/locale";
import type { History } from "@/features/shared/platform/server";

import { Coverage } from "./Coverage";
import { HeatField } from "./HeatField";
import { messages } from "./messages";
import { toDayField } from "./toDayField";

const eth = catalogue.filter(({ key }) => ["eth", "btc", "trx"].includes(key));

test("a search keeps chains with a matching name, ticker or key, and shows when there is none", () => {
  render(<Coverage chains={eth} checks={undefined} locale="en" />);
  const type = (value: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
  const shown = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(shown()).toHaveLength(3);
  type(" BTC");
  expect([shown(), screen.getByRole("status").textContent]).toEqual([["Bitcoin"], "1 found"]);
  type("nothing");
  expect(screen.getByRole("status")).toHaveTextContent(messages.en.none);
});

test("a cell names a feature of the chain and links to its section on the chain's page", () => {
  render(<Coverage chains={eth} checks={undefined} locale="cn" />);
  expect(screen.getAllByTitle("WebSocket")[0]).toHaveAttribute("href", "/cn/nodes/eth/#endpoints");
  expect(screen.getAllByTitle("trace, 据规范")[0]).toHaveAttribute("href", "/cn/nodes/eth/#methods");
});

test("archive and trace say what a probe found and when, and a refused trace is not listed", () => {
  const at = "2026-11-24T08:00:00.000Z";
  const trace = (answered: boolean) =>
    Object.fromEntries(eth.flatMap(listTraceMethods).map((method) => [method, { at, answered }]));
  const archive = { at, blocks: 10_000, isWhole: false };
  const draw = (answered: boolean) => {
    const checks = { protocols: { eth: { network: "mainnet", methods: trace(answered), archive, logs: null } } };
    const { unmount } = render(
      <Coverage chains={eth.filter(({ key }) => key === "eth")} checks={checks} locale="en" />,
    );
    const titles = screen.getAllByRole("link").map(({ title }) => title.replaceAll("\u00a0", " "));
    unmount();
    return titles;
  };
  expect(draw(true)).toEqual(
    expect.arrayContaining(["Archive, 10,000 blocks back, answered on 24 Nov", "Trace, answered on 24 Nov"]),
  );
  expect(draw(false).join()).not.toContain("Trace");
});

test("a day is shaded by the minutes lost in its regions, and one without measurements has no shade", () => {
  const { paths, missing, below, days } = toDayField({
    fra: [100, 99.9, 99.6, 90, null],
    nyc: [100, 100, 99.6, 90, null],
  });
  expect(paths).toEqual({ 1: "M1 0h1", 2: "", 3: "M2 0h1", 4: "", 5: "M3 0h1" });
  expect([missing, below, days]).toEqual(["M4 0h1", 3, 5]);
});

test.each(locales)(
  "the field starts with the best known chain and shows the last day in one sentence (%s)",
  (locale) => {
    const protocols = { btc: { fra: [99.9, 99.9, 100] }, eth: { fra: [100, 100, 100] } };
    const value: History = { sample: true, from: "2026-11-01", to: "2026-11-02", regions: ["fra"], protocols };
    const props = { chains: eth, headline: "2 of 2", locale };
    const { unmount } = render(<HeatField history={{ value, staleSince: undefined }} {...props} />);
    const rows = within(screen.getByRole("list")).getAllByRole("link");
    expect(rows.map(({ textContent }) => textContent)).toEqual(["Ethereum", "Bitcoin"]);
    const mark = screen.getByRole("link", { name: { en: "Demo data", cn: "演示数据" }[locale] });
    expect(mark.closest("p")).toHaveTextContent(/2.*2/);
    unmount();
    render(<HeatField history={{ value: undefined, staleSince: undefined }} {...props} />);
    expect(screen.getByText(messages[locale].unavailable)).toBeInTheDocument();
  },
);

test("a day that is pointed at is named with its chain and its downtime", () => {
  const protocols = { eth: { fra: [100, 99.8, null] } };
  const value: History = { sample: true, from: "2026-11-01", to: "2026-11-03", regions: ["fra"], protocols };
  render(<HeatField history={{ value, staleSince: undefined }} chains={eth} headline="" locale="en" />);
  const drawing = screen.getByRole("img");
  jest.spyOn(drawing, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 300, 20));
  const point = (clientX: number) => fireEvent(drawing, new MouseEvent("pointermove", { bubbles: true, clientX }));
  point(50);
  expect(screen.getByText("Ethereum, 1 Nov 2026: no downtime")).toBeInTheDocument();
  point(150);
  expect(screen.getByText("Ethereum, 2 Nov 2026: 2–5 minutes lost")).toBeInTheDocument();
  point(299);
  expect(screen.getByText("Ethereum, 3 Nov 2026: not measured")).toBeInTheDocument();
});

test("the rows are one tab stop, and arrow keys go from chain to chain", () => {
  const protocols = { btc: { fra: [100] }, eth: { fra: [99] }, trx: { fra: [100] } };
  const value: History = { sample: true, from: "2026-11-01", to: "2026-11-01", regions: ["fra"], protocols };
  render(<HeatField history={{ value, staleSince: undefined }} chains={eth} headline="" locale="en" />);
  const rows = within(screen.getByRole("list")).getAllByRole("link");
  const listStops = () => rows.filter(({ tabIndex }) => tabIndex === 0);
  expect(listStops()).toEqual([rows[0]]);
  rows[0]?.focus();
  for (const [key, index] of [
    ["ArrowDown", 1],
    ["End", 2],
    ["ArrowDown", 2],
    ["ArrowUp", 1],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect([document.activeElement, listStops()]).toEqual([rows[index], [rows[index]]]);
  }
});
