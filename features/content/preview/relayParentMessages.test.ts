import { relayParentMessages } from "./relayParentMessages";

test("messages of other pages, and of scripts in this one, are not treated as Prismic's", () => {
  const received: string[] = [];
  const stop = relayParentMessages();
  window.addEventListener("message", ({ origin }) => received.push(origin));
  window.dispatchEvent(new MessageEvent("message", { data: 1, origin: "https://other.example", source: window }));
  window.dispatchEvent(new MessageEvent("message", { data: 1, origin: location.origin, source: window }));
  stop();
  expect(received).toEqual(["https://other.example", location.origin]);
});
