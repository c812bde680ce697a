import type { Names } from "./names.ts";
import type { Files } from "./writeFiles.ts";

/** Tests of a new feature: its store, its loader, and what its widget says. */
export const featureTests = (names: Names): Files => ({
  [`${names.pascal}Store.test.ts`]: storeTest(names),
  "server.test.ts": serverTest(names),
  [`${names.pascal}Widget.test.tsx`]: widgetTest(names),
});

const storeTest = ({ pascal }: Names) => `import { ${pascal}Store } from "./${pascal}Store";

const entries = [
  { id: "1", name: "Ethereum" },
  { id: "2", name: "Bitcoin" },
];

test("everything is shown until something is sought", () => {
  const store = new ${pascal}Store(entries);
  expect(store.shown).toHaveLength(2);
  store.setSearch(" BIT ");
  expect(store.shown.map(({ id }) => id)).toEqual(["2"]);
});
`;

const serverTest = ({ pascal }: Names) => `/** @jest-environment node */
import { failures, json, shortenLimits, startBackEnd } from "@/features/shared/testing/startBackEnd";
import type { BackEnd } from "@/features/shared/testing/startBackEnd";

import type * as Server from "./server";

let platform: BackEnd;
let load: typeof Server.load${pascal};

beforeAll(async () => {
  platform = await startBackEnd();
  process.env.PLATFORM_API_URL = platform.url;
  load = (await import("./server")).load${pascal};
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => platform.close());

test("a good answer is taken", async () => {
  platform.answerWith(json([{ id: "1", name: "Ethereum" }]));
  expect(await load()).toEqual([{ id: "1", name: "Ethereum" }]);
});

test.each(Object.entries(failures))("a platform that %s is logged, and there is no answer", async (_, failure) => {
  shortenLimits(platform);
  const logged = jest.spyOn(console, "error").mockReturnValue();
  platform.answerWith(failure);
  expect(await load()).toBeUndefined();
  expect(logged).toHaveBeenCalledTimes(1);
});
`;

const widgetTest = ({ pascal }: Names) => `import { fireEvent, render, screen } from "@testing-library/react";

import { messages } from "./messages";
import { ${pascal}Widget } from "./${pascal}Widget";

test("a search that finds nothing says so", () => {
  render(<${pascal}Widget entries={[{ id: "1", name: "Ethereum" }]} locale="en" />);
  expect(screen.getByText("Ethereum")).toBeTruthy();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "x" } });
  expect(screen.getByText(messages.en.none)).toBeTruthy();
});

test("a list that could not be read is said to be missing", () => {
  render(<${pascal}Widget entries={undefined} locale="cn" />);
  expect(screen.getByText(messages.cn.unavailable)).toBeTruthy();
});
`;
