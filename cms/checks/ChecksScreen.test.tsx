import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { StudioProvider } from "#cms/shell/StudioContext.tsx";
import { StudioStore } from "#cms/shell/StudioStore.ts";

import ChecksScreen from "./ChecksScreen.tsx";
import type { SiteChecksResponse } from "./site.contract.ts";

const mockResponse: SiteChecksResponse = {
  checked: 3,
  findings: [],
  links_checked: null,
  documents: [],
  unreadable: [{ file: "cms_people a1", reason: "role must be one of the following values: editor" }],
};
jest.mock("#cms/http/send.ts", () => ({ send: async () => mockResponse }));

function open(locale: "en" | "cn") {
  const store = new StudioStore(locale);
  store.resume({ id: "o", name: "owner", role: "owner", created: 1 });
  store.follow("/studio/checks/", "");
  render(
    <StudioProvider value={store}>
      <ChecksScreen />
    </StudioProvider>,
  );
}

test.each([
  ["en", "Stored data that cannot be read"],
  ["cn", "无法读取的存储数据"],
] as const)("what is stored and cannot be read is a finding (%s)", async (locale, title) => {
  open(locale);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText("cms_people a1")).toBeVisible();
  expect(screen.getByText(/^role must be/)).toBeVisible();
  cleanup();
});

test("it counts as broken, so that the filter for the rest hides it", async () => {
  open("en");
  await screen.findByText("cms_people a1");
  expect(screen.queryByText("No problems found")).toBeNull();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Severity" }), "Worth a look");
  expect(screen.queryByText("cms_people a1")).toBeNull();
});
