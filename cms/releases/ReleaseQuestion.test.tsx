import { render, screen, within } from "@testing-library/react";

import { fakeDialog } from "@/features/shared/testing/fakeDialog";
import { loadChanges } from "#cms/publishing/api.ts";
import { StudioProvider } from "#cms/shell/StudioContext.tsx";
import { StudioStore } from "#cms/shell/StudioStore.ts";

import { ReleaseQuestion } from "./ReleaseQuestion.tsx";

jest.mock("#cms/publishing/api.ts");

test("the question before a release is published shows what changes on each page", async () => {
  fakeDialog();
  const change = { kind: "changed", what: "field", label: "Title", slice: null, before: "Three", after: "Four" };
  jest.mocked(loadChanges).mockResolvedValue({ changes: [change], findings: [] } as never);
  const document = { id: "about", title: "About", lang: "en-us", published: 1 };
  render(
    <StudioProvider value={new StudioStore("en")}>
      <ReleaseQuestion
        {...{ kind: "publish", release: "r", label: "Spring", documents: [document as never] }}
        onClose={() => undefined}
        onConfirm={() => undefined}
      >
        {null}
      </ReleaseQuestion>
    </StudioProvider>,
  );
  const page = screen.getAllByRole("listitem")[0] as HTMLElement;
  expect(await within(page).findByText("Title")).toBeVisible();
  expect(page).toHaveTextContent("Four");
});
