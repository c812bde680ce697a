import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fakeDialog } from "@/features/shared/testing/fakeDialog";
import { StudioProvider } from "#cms/shell/StudioContext.tsx";
import { StudioStore } from "#cms/shell/StudioStore.ts";

import type { Person } from "./contract.ts";
import PeopleScreen from "./PeopleScreen.tsx";

const mockOwner: Person = { id: "o", name: "owner", role: "owner", created: 1 };
const mockPeople = new Map<string, Person>();
jest.mock("#cms/http/send.ts", () => ({
  send: async (path: string, _schema: unknown, call: { body?: Partial<Person> } = {}) => {
    const [, id] = path.split("/");
    const person = mockPeople.get(id ?? "");
    if (person) mockPeople.set(person.id, { ...person, ...call.body });
    return { results: [...mockPeople.values()] };
  },
  sendOnly: async (path: string) => void mockPeople.delete(path.split("/")[1] ?? ""),
}));

test("what was said of a role goes with the next change", async () => {
  fakeDialog();
  const user = userEvent.setup();
  for (const person of [mockOwner, { ...mockOwner, id: "e", name: "Ada", role: "editor" as const }])
    mockPeople.set(person.id, person);
  const store = new StudioStore("en");
  store.resume(mockOwner);
  render(
    <StudioProvider value={store}>
      <PeopleScreen />
    </StudioProvider>,
  );
  await user.selectOptions(await screen.findByLabelText(/Ada/, { selector: "select" }), "Publisher");
  expect(await screen.findByText("Ada is now Publisher.")).toBeVisible();
  await user.click(screen.getByLabelText("More for Ada"));
  await user.click(screen.getByLabelText("Remove Ada"));
  await user.click(await screen.findByRole("button", { name: "Remove" }));
  await waitFor(() => expect(screen.queryByText("Ada is now Publisher.")).toBeNull());
});
