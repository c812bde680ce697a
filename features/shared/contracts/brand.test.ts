/** @jest-environment node */
import { fillBrand, readBrand } from "./brand";

const settings = {
  site_name: "Acme Nodes",
  legal_name: "Acme Ltd.",
  endpoint_host: "acme.example",
  support_email: "help@mail.acme.example",
  address: [
    { type: "paragraph", text: "1 Road" },
    { type: "paragraph", text: "Town" },
  ],
};

test.each([
  ["{{brand}} runs nodes", "Acme Nodes runs nodes"],
  ["{{brand_id}}-fra and {{BRAND_ID}}_KEY", "acme-nodes-fra and ACME_NODES_KEY"],
  ["{{legal_name}}, {{postal_address}}", "Acme Ltd., 1 Road, Town"],
  ["mailto:legal@{{email_domain}}", "mailto:legal@mail.acme.example"],
  ["https://fra.%7B%7Bendpoint_host%7D%7D/eth", "https://fra.acme.example/eth"],
  ["{{unknown}} {brand} ${{ brand }} {{toString}}", "{{unknown}} {brand} ${{ brand }} {{toString}}"],
])("%s becomes %s", (text, filled) => {
  expect(fillBrand(text, readBrand(settings, "latin"))).toBe(filled);
});

test("the lines of a Chinese postal address are joined by its own comma", () => {
  expect(readBrand({ address: [{ text: "信号街 1 号" }, { text: "邮编 000000" }] }, "han")).toEqual({
    postal_address: "信号街 1 号，邮编 000000",
  });
});

test("a value that the settings leave empty leaves its placeholder for the editor to see", () => {
  expect(fillBrand("{{brand}} {{legal_name}}", readBrand({ site_name: "Acme", legal_name: null }, "latin"))).toBe(
    "Acme {{legal_name}}",
  );
});
