import { act, render, screen, waitFor } from "@testing-library/react";

import { readDraft, saveDraft } from "./drafts";
import { LazyForm } from "./LazyForm";
import type { InitialFormState } from "./LiveForm";

const mockLoaded = jest.fn();

jest.mock("./LiveForm", () => {
  mockLoaded();
  return {
    LiveForm: ({ initialState }: { initialState: InitialFormState }) => <p>sent: {String(initialState.submit)}</p>,
  };
});

let report: (isIntersecting: boolean) => void;

Object.assign(globalThis, {
  IntersectionObserver: class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      report = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  },
});

test("the code of a form loads when it comes near the viewport, and the form stays as it is", async () => {
  render(
    <LazyForm form="newsletter" locale="en">
      <form>
        <button type="submit">Send</button>
      </form>
    </LazyForm>,
  );
  report(false);
  await act(async () => {});
  expect(mockLoaded).not.toHaveBeenCalled();
  report(true);
  await waitFor(() => expect(mockLoaded).toHaveBeenCalled());
  expect(screen.getByRole("button")).toBeInTheDocument();
});

test("a click on a form that is not complete gets the messages of the form that follows, not the browser's", async () => {
  render(
    <LazyForm form="newsletter" locale="en">
      <form>
        <input name="email" required />
        <button type="submit">Send</button>
      </form>
    </LazyForm>,
  );
  screen.getByRole("button").click();
  await waitFor(() => expect(screen.getByText("sent: true")).toBeInTheDocument());
});

test("what was typed before the form's code is there is kept when the page is left, beside what is kept already", () => {
  saveDraft("contact", { name: "Ann", message: "" });
  render(
    <LazyForm form="contact" locale="en">
      <form>
        <input name="name" />
        <textarea name="message" />
        <input name="trap" />
      </form>
    </LazyForm>,
  );
  for (const field of screen.getAllByRole<HTMLInputElement>("textbox"))
    if (field.name !== "name") field.value = "Hello";
  act(() => void window.dispatchEvent(new Event("pagehide")));
  expect(readDraft("contact")).toEqual({ name: "Ann", message: "Hello" });
});
