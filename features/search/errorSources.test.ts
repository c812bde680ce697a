/** @jest-environment node */
import { errorSources } from "./errorSources";

const details = (title: string) =>
  errorSources("en")
    .filter((source) => source.title === title)
    .map(({ detail }) => detail);

test("a family's error is listed once, with the cause that most of its methods name", () => {
  expect(details("-22")).toEqual([expect.stringContaining("The transaction cannot be decoded.")]);
  expect(details("-8")).toEqual([expect.stringContaining("A hash is not 64 hexadecimal digits.")]);
});

test("a code of JSON-RPC itself is listed with its shared meaning only", () => {
  expect(details("-32602")).toEqual([expect.stringMatching(/^JSON-RPC · /)]);
});

test("a message of nodes is an error of its own, which leads to its explanation", () => {
  const [source] = errorSources("en").filter(({ title }) => title === "nonce too low");
  expect(source).toMatchObject({
    path: "/docs/errors/?error=nonce%20too%20low#decoder",
    detail: expect.stringContaining("already in a block"),
  });
  expect(details("replacement transaction underpriced")).toHaveLength(1);
});
