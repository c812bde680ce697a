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
