import { keepState } from "./keepState";

test("a widget that writes its choices into the address does not take the simulator's state away", () => {
  window.history.replaceState(null, "", "/slice-simulator/?state=abc");
  const undo = keepState(window);
  window.history.replaceState(null, "", "/slice-simulator/?tab=full");
  expect(window.location.search).toBe("?tab=full&state=abc");
  window.history.replaceState(null, "", "/slice-simulator/?state=new");
  expect(window.location.search).toBe("?state=new");
  undo();
  window.history.replaceState(null, "", "/slice-simulator/?tab=full");
  expect(window.location.search).toBe("?tab=full");
});
