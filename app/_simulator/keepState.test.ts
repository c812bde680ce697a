import { keepState } from "./keepState";

test("a widget that writes its choices into the URL does not remove the simulator's state away", () => {
  const requests = jest.fn();
  window.history.replaceState(null, "", "/slice-simulator/?state=abc");
  const undo = keepState(window, requests);
  window.history.replaceState(null, "", "/slice-simulator/?tab=full");
  expect(window.location.search).toBe("?tab=full&state=abc");
  expect(requests).not.toHaveBeenCalled();
  undo();
  window.history.replaceState(null, "", "/slice-simulator/?tab=full");
  expect(window.location.search).toBe("?tab=full");
});

test("a new state is written and requested without the framework's own listener, unless the framework wrote it", () => {
  const framework = jest.spyOn(window.history, "replaceState");
  const requests = jest.fn();
  const undo = keepState(window, requests);
  window.history.replaceState(null, "", "/slice-simulator/?state=new");
  expect(window.location.search).toBe("?state=new");
  expect(framework).not.toHaveBeenCalled();
  expect(requests).toHaveBeenCalledWith("new", "http://localhost/slice-simulator/?state=new");
  window.history.replaceState({ __NA: true }, "", "/slice-simulator/?state=older");
  expect(window.location.search).toBe("?state=older");
  expect(requests).toHaveBeenCalledTimes(1);
  undo();
  framework.mockRestore();
});
