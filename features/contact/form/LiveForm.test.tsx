import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { LiveForm } from "./LiveForm";

jest.mock("./TokenSource", () => ({
  TokenSource: class {
    prepare = () => undefined;
  },
}));

const initialState = { values: {}, focus: undefined, submit: false };

afterEach(() => sessionStorage.clear());

test("the chosen subject says what a message needs, and begins a report only while nothing is typed", async () => {
  render(<LiveForm form="contact" locale="en" initialState={initialState} />);
  const [subject, message] = [screen.getByLabelText("Subject"), screen.getByLabelText("Message")];
  expect(message).not.toHaveAccessibleDescription();
  await userEvent.selectOptions(subject, "customer-support");
  expect(message).toHaveDisplayValue(/^Request ID: \nWhen/);
  expect(message).toHaveAccessibleDescription(/x-request-id/);
  await userEvent.click(screen.getByRole("button", { name: "Send message" }));
  expect(message).toHaveAccessibleDescription(/Enter your message$/);
  await userEvent.selectOptions(subject, "business-sales");
  expect(message).toHaveDisplayValue("");
  await userEvent.type(message, "Two chains");
  await userEvent.selectOptions(subject, "customer-support");
  expect(message).toHaveDisplayValue("Two chains");
});
