import { render } from "@testing-library/react";

import { FormMessage } from "./FormMessage";
import { readValues } from "./readValues";

test.each(["constructor", "__proto__", "toString", "hasOwnProperty", "anything"])(
  "a result named %s is none, and says nothing",
  (word) => {
    const { container } = render(<FormMessage form="contact" locale="en" result={word} />);
    expect(container).toBeEmptyDOMElement();
    expect(Object.keys(readValues({ [word]: "x", email: "a@example.com" }, "cn"))).toEqual(["email"]);
  },
);

test("a server chosen without script begins the message, with its add-ons", () => {
  const { message } = readValues({ add_on: "yellowstone-grpc", chain: "sol", region: "sgp", message: "Hello" }, "en");
  expect(message).toBe("Chain: Solana\nRegion: Singapore\nAdd-ons: yellowstone-grpc\nHello\n\n");
});
