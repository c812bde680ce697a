import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { messages } from "@/features/contact/messages";

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

test("a report that was only begun is in the language of the page that goes on with it", async () => {
  const { unmount } = render(<LiveForm form="contact" locale="en" initialState={initialState} />);
  await userEvent.selectOptions(screen.getByLabelText("Subject"), "customer-support");
  expect(screen.getByLabelText("Message")).toHaveDisplayValue(/^Request ID: \nWhen/);
  unmount();
  render(<LiveForm form="contact" locale="cn" initialState={initialState} />);
  expect(screen.getByRole("combobox")).toHaveValue("customer-support");
  expect(screen.getByLabelText("留言")).toHaveValue(messages.cn.report);
});
