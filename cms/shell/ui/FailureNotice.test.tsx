import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";

import { StudioError } from "#cms/http/StudioError.ts";
import DeletedScreen from "#cms/deleted/DeletedScreen.tsx";
import { StudioProvider } from "#cms/shell/StudioContext.tsx";
import { StudioStore } from "#cms/shell/StudioStore.ts";

import { FailureNotice } from "./FailureNotice.tsx";

const mockResponses: (() => Promise<unknown>)[] = [];
jest.mock("#cms/http/send.ts", () => ({ send: () => mockResponses.shift()?.() }));

const show = (content: ReactNode) => render(<StudioProvider value={new StudioStore("en")}>{content}</StudioProvider>);

test("a screen whose list did not load says so, and loads it when asked again", async () => {
  mockResponses.push(
    () => Promise.reject(new StudioError(503)),
    async () => ({ results: [] }),
  );
  show(<DeletedScreen />);
  expect(await screen.findByRole("alert")).toHaveTextContent("The content service is not responding right now.");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/^Deleted documents appear here/)).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a failed action is said without offering to load", () => {
  show(<FailureNotice failure={new StudioError(403)} onRetry={() => undefined} />);
  expect(screen.getByRole("alert")).toHaveTextContent(/role/);
  expect(screen.queryByRole("button")).toBeNull();
});
