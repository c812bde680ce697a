import { render } from "@testing-library/react";
import type { Content } from "@prismicio/client";

import Embed from ".";

const context = { locale: "en" as const, path: "/", title: "", parameters: {}, query: {}, hasContents: false };
const film = { version: "1.0", html: "", width: 16, height: 9 };
const makeSlice = (embed_url: string): Content.EmbedSlice => ({
  id: "one",
  slice_type: "embed",
  slice_label: null,
  variation: "default",
  version: "initial",
  items: [],
  primary: {
    title: [{ type: "heading2", text: "Films", spans: [] }],
    embed: { type: "video", embed_url, title: "A film", provider_name: null, ...film },
    poster: {},
    caption: [],
    anchor: null,
    theme: "paper",
    width: "normal",
    spacing: "normal",
  },
});
const draw = (address: string) => render(<Embed slice={makeSlice(address)} context={context} index={0} />).container;

test("a video is a link to its page until it is played", () => {
  expect(draw("https://vimeo.com/1").querySelector("figure a")).toHaveAttribute("href", "https://vimeo.com/1");
});

test.each(["javascript:alert(1)", "data:text/html,x", "no address"])("no film is shown from %s", (address) => {
  const drawn = draw(address);
  expect(drawn).toHaveTextContent("Films");
  expect(drawn.querySelector("figure a")).toBeNull();
});
