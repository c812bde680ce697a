import { render, screen } from "@testing-library/react";

import { fakeDialog } from "@/features/shared/testing/fakeDialog";

import { ModalRoot } from "./ModalRoot";

const pending = () => new Promise(() => undefined);
jest.mock("./loadView", () => ({ loadView: { contact: () => pending() } }));

test("a window has its title and says that its content is loading until it is there", async () => {
  fakeDialog();
  render(
    <ModalRoot
      view={{ kind: "contact", target: "sales" }}
      locale="en"
      channels={{ account: "/account/" }}
      onClosed={() => undefined}
    />,
  );
  expect(await screen.findByText("Loading…")).toBeInTheDocument();
  expect(screen.getByRole("dialog", { name: "Talk to sales" })).toBeInTheDocument();
});

test("a window whose content is loaded opens with it", () => {
  fakeDialog();
  render(
    <ModalRoot
      view={{ kind: "contact", target: "sales" }}
      Content={() => <p>fields</p>}
      locale="en"
      channels={{ account: "/account/" }}
      onClosed={() => undefined}
    />,
  );
  expect(screen.getByText("fields")).toBeInTheDocument();
  expect(screen.queryByText("Loading…")).toBeNull();
});
