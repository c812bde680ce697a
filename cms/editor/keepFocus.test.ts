import { keepFocus } from "./keepFocus.ts";

const draw = () => {
  document.body.innerHTML = `<section><ol><li><button>one</button></li><li><button>two</button></li></ol><button>add</button></section>`;
  const root = document.querySelector("section") ?? document.body;
  const stop = keepFocus(root);
  const remove = async () => {
    document.activeElement?.closest("li")?.remove();
    // MutationObserver callbacks run in a microtask.
    await Promise.resolve();
  };
  return { stop, remove };
};

test("when the focused element is removed, the element now at its position is focused, or else the last remaining one", async () => {
  const { stop, remove } = draw();
  document.querySelectorAll("button")[0]?.focus();
  await remove();
  expect(document.activeElement).toHaveTextContent("two");
  await remove();
  expect(document.activeElement).toHaveTextContent("add");
  stop();
});

test("after `keepFocus` is stopped, removing the focused element moves no focus", async () => {
  const { stop, remove } = draw();
  document.querySelectorAll("button")[0]?.focus();
  stop();
  await remove();
  expect(document.activeElement).toBe(document.body);
});
