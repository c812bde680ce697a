import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { makeAutoObservable } from "@/features/shared/mobx";

import { Field } from "./Field.tsx";

class Store {
  text = "";

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setText(text: string) {
    this.text = text;
  }
}

test("each key typed into a field whose value is read from a store stays", async () => {
  const store = new Store();
  render(
    <Field label="Note">
      {(attributes) => (
        <input {...attributes} value={store.text} onChange={({ target }) => store.setText(target.value)} />
      )}
    </Field>,
  );
  await userEvent.type(screen.getByLabelText("Note"), "abcd");
  expect([store.text, screen.getByLabelText<HTMLInputElement>("Note").value]).toEqual(["abcd", "abcd"]);
});
