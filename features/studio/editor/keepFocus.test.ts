import { keepFocus } from "./keepFocus";

const draw = () => {
  document.body.innerHTML = `<section><ol><li><button>one</button></li><li><button>two</button></li></ol><button>add</button></section>`;
  const root = document.querySelector("section") ?? document.body;
  const stop = keepFocus(root);
  const remove = async () => {
    document.activeElement?.closest("li")?.remove();
    // Observers are told in a microtask.
    await Promise.resolve();
  };
  return { stop, remove };
};

test("the focus goes to what stands where its element was taken away, and at last to what is left", async () => {
  const { stop, remove } = draw();
  document.querySelectorAll("button")[0]?.focus();
  await remove();
  expect(document.activeElement).toHaveTextContent("two");
  await remove();
  expect(document.activeElement).toHaveTextContent("add");
  stop();
});

test("the focus is left alone once nobody keeps it", async () => {
  const { stop, remove } = draw();
  document.querySelectorAll("button")[0]?.focus();
  stop();
  await remove();
  expect(document.activeElement).toBe(document.body);
});
