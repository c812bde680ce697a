import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";

import { formatDate, formatMoment } from "@/features/shared/locale";

import { requestNodes } from "./api";
import { noFilters, writeFilters } from "./filters";
import { messages } from "./messages";
import { NodeListWidget } from "./NodeListWidget";
import { makeRow } from "./testing/makeRow";

const shown = { filters: noFilters, isSample: false, failedSince: undefined, staleSince: undefined, readAt: undefined };

const draw = (failedSince: string | undefined, isMeasured: boolean) =>
  renderToStaticMarkup(
    <NodeListWidget
      {...shown}
      locale="cn"
      rows={[makeRow("eth", { availability: isMeasured ? "99.90" : "99.99", isMeasured })]}
      failedSince={failedSince}
      link="/cn/nodes/{key}/"
    />,
  );

test("the first HTML labels the built-in list, and marks its default availability as not measured", () => {
  const html = draw("2026-01-02T03:04:05.000Z", false);
  expect(html).toContain(messages.cn.unavailable);
  expect(html).toContain(`自 ${formatMoment("2026-01-02T03:04:05.000Z", "cn", "UTC")} 起`);
  expect(html).toContain("/cn/nodes/eth/");
  expect(html).not.toMatch(/<th[^>]*><\/th>/); // no empty header cell above the bars
  expect(html).toContain(`<strong>${messages.cn.notMeasured}</strong>${messages.cn.byDefault("99.99%")}`);
});

test("a list that could not be reloaded shows its time", () => {
  const html = renderToStaticMarkup(
    <NodeListWidget
      locale="en"
      rows={[makeRow("eth", { archive: "2026-11-24", trace: "source" })]}
      filters={noFilters}
      isSample={false}
      failedSince={undefined}
      staleSince="2026-01-02T03:04:05.000Z"
      readAt="2026-01-02T03:04:05.000Z"
      link="/nodes/{key}/"
    />,
  );
  expect(html).toContain(messages.en.stale(formatMoment("2026-01-02T03:04:05.000Z", "en", "UTC")));
  expect(html).toMatch(/aria-label="answered on 24.Nov"/);
  expect(html).toContain('aria-label="from the specification"');
  expect(html).toContain(messages.en.proofMethod);
});

test("a chain's downtime has a bar on the scale of the list", () => {
  const rows = [makeRow("eth", { lost: 40 }), makeRow("sol", { lost: 10 }), makeRow("btc", { lost: 0 })];
  const html = renderToStaticMarkup(<NodeListWidget {...shown} locale="en" rows={rows} link="/nodes/{key}/" />);
  expect([...html.matchAll(/d="M0 0h(\d+)v/g)].map(([, length]) => length)).toEqual(["100", "25"]);
});

test("chains of one interface are not filtered by interface", () => {
  const rows = Array.from({ length: 12 }, (_, index) => makeRow(`chain-${index}`));
  const { rerender } = render(<NodeListWidget {...shown} locale="en" rows={rows} link="/nodes/{key}/" />);
  const choice = () => screen.queryByRole("combobox", { name: messages.en.interface });
  expect(choice()).toBeInTheDocument();
  rerender(<NodeListWidget {...shown} locale="en" rows={rows} link="/nodes/{key}/" hasOneInterface />);
  expect(choice()).not.toBeInTheDocument();
});

test("a list of private servers shows nothing measured on the shared nodes, and leads to the choice of a server", () => {
  const html = renderToStaticMarkup(
    <NodeListWidget
      {...shown}
      locale="en"
      rows={Array.from({ length: 10 }, (_, row) => makeRow(`chain-${row}`, { trace: "source" }))}
      kind="offer"
      link="/dedicated-nodes/?chain={key}#server"
    />,
  );
  expect(html).toContain('href="/dedicated-nodes/?chain=chain-0#server"');
  expect(html).toContain(messages.en.trace);
  for (const word of [messages.en.downtime, messages.en.latency, messages.en.sorts.downtime])
    expect(html).not.toContain(word);
});

test("a list of nodes that was loaded shows neither a loading nor an outage notice", () => {
  const html = draw(undefined, true);
  expect(html).not.toContain(messages.cn.unavailable);
  expect(html).not.toContain(messages.cn.notMeasured);
  // No row has a proof to explain.
  expect(html).not.toContain(messages.cn.proofMethod);
});

// While loading, the server-rendered list stays.
jest.mock("./api", () => ({ requestNodes: jest.fn(() => new Promise(() => undefined)) }));
beforeEach(() => Object.assign(globalThis, { fetch: () => new Promise(() => undefined) }));

const show = (q: string, address = `/nodes/${writeFilters({ ...noFilters, q })}`) => {
  window.history.replaceState(null, "", address);
  render(
    <NodeListWidget
      locale="en"
      rows={[makeRow("eth"), makeRow("heco", { status: "inactive" })]}
      filters={{ ...noFilters, q }}
      isSample={false}
      failedSince={undefined}
      staleSince={undefined}
      readAt={undefined}
      link="/nodes/{key}/"
    />,
  );
};

test("the list is busy while it is fetched, and neither before hydration nor afterwards", async () => {
  expect(draw(undefined, true)).toContain('aria-busy="false"');
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof requestNodes>>>();
  jest.mocked(requestNodes).mockReturnValueOnce(promise);
  show("");
  const list = screen.getByRole("table").closest("[aria-busy]");
  expect(list).toHaveAttribute("aria-busy", "true");
  resolve({ rows: [makeRow("eth")], isSample: false, staleSince: null, readAt: null });
  await waitFor(() => expect(list).toHaveAttribute("aria-busy", "false"));
});

test("for a chain of another tab the notice links to that tab", () => {
  show("heco");
  expect(screen.getByText(/No chain under “Available” matches “heco”/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole("link", { name: "Inactive: 1" }));
  expect(screen.getByRole("rowheader", { name: /heco/i })).toBeInTheDocument();
  expect(screen.getByRole("columnheader", { name: "Next step" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Ask us about moving" })).toHaveAttribute(
    "href",
    expect.stringContaining("/contact/#contact-sales?message="),
  );
});

test("clearing the search keeps the focus in it", () => {
  show("nothing like it");
  expect(screen.getByRole("link", { name: "Ask for a chain" })).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Clear search and filters" }));
  expect(screen.getByRole("searchbox")).toHaveFocus();
  expect(screen.getByRole("rowheader", { name: /eth/i })).toBeInTheDocument();
});

/** Waits for the URL, which is written after the page's effects. */
const written = () => act(() => Promise.resolve());

test("a choice is a step in the history, what is typed is none; going back undoes the choice", async () => {
  const { history, location } = window;
  show("");
  const before = history.length;
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "eth" } });
  await written();
  expect([location.search, history.length]).toEqual(["?q=eth", before]);
  fireEvent.click(screen.getByRole("link", { name: /^Inactive/ }));
  await written();
  expect([location.search, history.length]).toEqual(["?tab=inactive&q=eth", before + 1]);
  const returned = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  history.back();
  await act(() => returned);
  expect(screen.getByRole("link", { name: /^Available/, current: true })).toBeInTheDocument();
  expect(location.search).toBe("?q=eth");
});

test("a list restored in its first state applies the current URL", async () => {
  const before = window.history.length;
  show("", "/nodes/?utm=a&tab=inactive");
  await written();
  expect(screen.getByRole("rowheader", { name: /heco/i })).toBeInTheDocument();
  expect([window.location.search, window.history.length]).toEqual(["?utm=a&tab=inactive", before]);
});

test("the slash key focuses the search until a visitor disables it", () => {
  show("");
  const press = () => fireEvent.keyDown(document.body, { key: "/" });
  press();
  expect(screen.getByRole("searchbox")).toHaveFocus();
  const button = screen.getByRole("button", { name: "The / key leads to this search", pressed: true });
  fireEvent.click(button);
  screen.getByRole("searchbox").blur();
  press();
  expect(screen.getByRole("searchbox")).not.toHaveFocus();
  fireEvent.click(button);
  press();
  expect(screen.getByRole("searchbox")).toHaveFocus();
});

test("a list that is short and of one status has no filter bar", () => {
  const list = (rows: number) =>
    renderToStaticMarkup(
      <NodeListWidget
        {...shown}
        locale="en"
        rows={Array.from({ length: rows }, (_, row) => makeRow(`chain-${row}`))}
        link="/nodes/{key}/"
      />,
    );
  expect(list(9)).not.toContain('type="search"');
  expect(list(10)).toContain('type="search"');
});

test("Enter opens the only chain that a search leaves, and none of several", () => {
  const rows = ["eth", "sol", "solx"].map((key) => makeRow(key));
  const { container } = render(
    <NodeListWidget {...shown} locale="en" rows={[...rows, makeRow("heco", { status: "inactive" })]} link="#{key}" />,
  );
  const opened: (string | null)[] = [];
  container.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLAnchorElement) opened.push(target.getAttribute("href"));
  });
  const search = screen.getByRole("searchbox");
  for (const q of ["", "sol", "eth"]) {
    fireEvent.change(search, { target: { value: q } });
    fireEvent.submit(search);
  }
  expect(opened).toEqual(["#eth"]);
});

test("a chain that was shut down has the day of that in its row", () => {
  const html = renderToStaticMarkup(
    <NodeListWidget
      {...shown}
      filters={{ ...noFilters, tab: "inactive" }}
      locale="cn"
      rows={[makeRow("heco", { status: "inactive", ended: "2025-01-15" })]}
      link="/cn/nodes/{key}/"
    />,
  );
  expect(html).toContain(messages.cn.ended(formatDate("2025-01-15", "cn")));
});
