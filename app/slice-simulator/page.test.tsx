/** @jest-environment node */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import SimulatorPage from "./page";

let query: Record<string, string> = {};
jest.mock("next/headers", () => ({ headers: () => Promise.resolve(new Headers(query)) }));
jest.mock("@/app/_routing/templateParameters", () => ({
  nameTokens: () => ({}),
  templateParameters: () => Promise.resolve({}),
  templateTokens: () => Promise.resolve({}),
}));
jest.mock("@/features/content/server", () => ({
  ParentMessages: () => null,
  loadBrand: () => Promise.resolve({}),
}));
jest.mock("@/app/_page/EditorPage", () => ({ EditorPage: () => <p>landing</p> }));
jest.mock("@/slices/simulator/readSlices", () => ({ readSlices: (state: string) => [state] }));
jest.mock("@/slices/simulator/mockedSlices", () => ({ mockedSlices: () => [] }));
jest.mock("@/slices/simulator/SimulatedSlices", () => ({
  SimulatedSlices: ({ slices }: { slices: string[] }) => slices,
}));
jest.mock("@/app/_simulator/SliceIndex", () => ({ SliceIndex: () => <p>index</p> }));
jest.mock("@/app/_simulator/Simulator", () => ({ Simulator: ({ children }: { children: ReactNode }) => children }));

const draw = async (headers: Record<string, string>) => {
  query = headers;
  return renderToStaticMarkup(await SimulatorPage({ searchParams: Promise.resolve({ state: "words" }) }));
};

afterEach(() => jest.restoreAllMocks());

test.each([
  [{ "sec-fetch-dest": "iframe" }, "words"],
  // A request of Next's router.
  [{ "sec-fetch-dest": "empty" }, "words"],
  [{ "sec-fetch-dest": "document" }, "<p>landing</p>"],
  [{}, "<p>landing</p>"],
])("what stands in the address is drawn in an editor's frame only: %j", async (headers, drawn) => {
  expect(await draw(headers)).toBe(drawn);
});

test("a developer sees the slices, and on another machine also the state of the URL", async () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  expect(await draw({ "sec-fetch-dest": "document" })).toBe("<p>index</p>");
  expect(await draw({})).toBe("words");
});
