import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { report } from "@/features/shared/report";

import { readChoice, saveChoice } from "./choice";
import { LazyConsent } from "./LazyConsent";
import { stopMeasuring } from "./measuring";

jest.mock("web-vitals", () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn(), onTTFB: jest.fn() }));

const tagScripts = () => document.querySelectorAll("script[src*=googletagmanager]").length;
const lazyConsent = (gtmId?: string) => <LazyConsent locale="en" integrations={{ gtmId, hasAnalytics: false }} />;

afterEach(() => {
  stopMeasuring();
  localStorage.clear();
  delete window.dataLayer;
  for (const script of document.querySelectorAll("script")) script.remove();
});

test("nothing is loaded and nothing is reported before a decision", async () => {
  render(lazyConsent("GTM-TEST"));
  await screen.findByRole("heading", { name: "May we measure this visit?" });
  act(() => report("contact form"));
  expect(tagScripts()).toBe(0);
  expect(window.dataLayer).toBeUndefined();
});

test("after a yes the tag manager hears that the contact form was opened for sales", async () => {
  render(lazyConsent("GTM-TEST"));
  await userEvent.click(await screen.findByRole("button", { name: "Allow" }));
  await act(async () => import("./measuring"));
  expect(tagScripts()).toBe(1);
  act(() => report("contact form"));
  expect(window.dataLayer).toContainEqual({ event: "contact form" });
  expect(screen.queryByRole("heading")).toBeNull();
});

test("a no is remembered, and can be changed from the footer", async () => {
  const { unmount } = render(lazyConsent("GTM-TEST"));
  await userEvent.click(await screen.findByRole("button", { name: "Refuse" }));
  unmount();
  render(
    <>
      {lazyConsent("GTM-TEST")}
      <a href="/cookie-policy/" data-consent="">
        Cookie choices
      </a>
    </>,
  );
  expect(screen.queryByRole("heading")).toBeNull();
  await userEvent.click(screen.getByText("Cookie choices"));
  await screen.findByText(/Refused since/);
  await userEvent.click(screen.getByRole("button", { name: "Allow" }));
  await act(async () => import("./measuring"));
  expect(tagScripts()).toBe(1);
});

test("the link to the choice is busy until it opens", async () => {
  render(
    <>
      {lazyConsent()}
      <a href="#consent">your choice</a>
    </>,
  );
  const link = screen.getByText("your choice");
  act(() => link.click());
  expect(link).toHaveAttribute("aria-busy", "true");
  await screen.findByRole("heading");
  expect(link).not.toHaveAttribute("aria-busy");
});

test("Escape closes the choice unchanged, and the focus is back on the link that opened it", async () => {
  saveChoice("granted");
  render(
    <>
      {lazyConsent()}
      <a href="/cookie-policy/" data-consent="">
        Cookie choices
      </a>
      <a href="#consent">your choice</a>
    </>,
  );
  for (const [link, leave] of [
    ["Cookie choices", () => userEvent.keyboard("{Escape}")],
    ["your choice", () => userEvent.keyboard("{Escape}")],
    ["Cookie choices", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
  ] as const) {
    await userEvent.click(screen.getByText(link));
    expect((await screen.findByText(/Allowed since/)).parentElement).toBe(document.activeElement);
    await leave();
    expect(screen.queryByRole("heading")).toBeNull();
    expect(screen.getByText(link)).toBe(document.activeElement);
  }
  expect(readChoice()?.decision).toBe("granted");
});

test("whoever opens the choice sees the decision with its day; another one closes it and is kept", async () => {
  saveChoice("refused");
  render(
    <>
      {lazyConsent()}
      <a href="#consent">your choice</a>
    </>,
  );
  await userEvent.click(screen.getByText("your choice"));
  expect(await screen.findByRole("button", { name: "Refuse" })).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByRole("status")).toHaveTextContent(/^Refused since \d+ \w+ \d{4}\./);
  await userEvent.click(screen.getByRole("button", { name: "Allow" }));
  expect(screen.queryByRole("heading")).toBeNull();
  expect(screen.getByText("your choice")).toHaveFocus();
  await userEvent.click(screen.getByText("your choice"));
  expect(await screen.findByText(/^Allowed since \d+ \w+ \d{4}\.$/)).toBeVisible();
});

test("a link in a text also opens the choice", async () => {
  saveChoice("refused");
  history.replaceState(null, "", "/cookie-policy/#consent");
  const { unmount } = render(lazyConsent("GTM-TEST"));
  await screen.findByText(/Refused since/);
  unmount();
  history.replaceState(null, "", "/cookie-policy/");
  render(lazyConsent("GTM-TEST"));
  expect(screen.queryByRole("heading")).toBeNull();
  history.replaceState(null, "", "/cookie-policy/#consent");
  act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
  await screen.findByText(/Refused since/);
  history.replaceState(null, "", "/");
});

test("without analytics there is no question", async () => {
  render(lazyConsent());
  await act(async () => import("./ConsentBanner"));
  expect(screen.queryByRole("heading")).toBeNull();
});
