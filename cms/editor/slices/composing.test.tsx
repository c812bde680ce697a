import { screen } from "@testing-library/react";
import { mixed as mockMixed } from "yup";

import { FakeService } from "#cms/editor/testing/FakeService.ts";
import { openEditor, prepareBrowser } from "#cms/editor/testing/openEditor.tsx";

const mockService = new FakeService({ uid: "about", tags: [], data: { title: "About", slices: [] } });
jest.mock("@/features/shared/callJson", () => ({ callJson: async () => ({ ok: true }) }));
jest.mock("#cms/http/send.ts", () => ({
  send: async (...call: Parameters<FakeService["send"]>) => (await mockService.send(...call)).value,
  sendTagged: (...call: Parameters<FakeService["send"]>) => mockService.send(...call),
  sendOnly: async (path: string, call: Parameters<FakeService["send"]>[2]) => {
    await mockService.send(path, mockMixed(), call);
  },
}));

test("a new hero has the page's title as its heading", async () => {
  prepareBrowser();
  const { user } = await openEditor();
  await user.click(screen.getByRole("button", { name: "Add a slice" }));
  await user.click((await screen.findAllByRole("button", { name: /^Hero · Plain/ }))[0] ?? document.body);
  await screen.findByText(/added at position 1 of 1/);
  expect(document.querySelector("[data-slice]")).toHaveTextContent("About");
});
