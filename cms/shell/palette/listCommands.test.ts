/** @jest-environment node */
import { StudioStore } from "#cms/shell/StudioStore.ts";

import { listCommands } from "./listCommands.ts";
import { PaletteStore } from "./PaletteStore.ts";

jest.mock("#cms/http/send.ts", () => ({ send: () => Promise.resolve({}) }));

const toType = (id: string, label: string) => ({ id, label, json: {} });
const types = [toType("form", "表单"), toType("redirect", "Redirect"), toType("page", "Page")];

const openPalette = async () => {
  const studio = new StudioStore("cn", {
    findSession: () => Promise.resolve({ id: "p", name: "Ada", role: "editor" as const, created: 1 }),
    loadModels: () => Promise.resolve({ types, slices: [], languages: [] }),
  });
  await studio.start();
  return new PaletteStore({ commands: listCommands(studio) });
};

test.each([
  ["help", "command-guide"],
  ["编辑指南", "command-guide"],
  ["redirects", "command-list-redirect"],
  ["表单", "command-list-form"],
])("%s leads first to %s", async (words, id) => {
  const palette = await openPalette();
  palette.setText(words);
  expect(palette.active?.id).toBe(id);
});

test("types that the repository does not have get no command", async () => {
  const palette = await openPalette();
  palette.setText("navigation");
  expect(palette.commands).toEqual([]);
});
