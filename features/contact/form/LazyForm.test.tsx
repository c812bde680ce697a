import { render, screen, waitFor } from "@testing-library/react";

import { LazyForm } from "./LazyForm";
import type { InitialFormState } from "./LiveForm";

jest.mock("./LiveForm", () => ({
  LiveForm: ({ initialState }: { initialState: InitialFormState }) => <p>sent: {String(initialState.submit)}</p>,
}));

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
