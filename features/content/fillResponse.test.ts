/** @jest-environment node */
import { fillResponse, readBrands, toSettingsUrl } from "./fillResponse";

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
const settings = (lang: string, data: object) => ({ lang, data });
const loadBrands = jest.fn(() =>
  readBrands(
    json({
      results: [
        settings("en-us", {
          site_name: "Acme",
          legal_name: "Acme Ltd.",
          address: [{ text: "1 Road" }, { text: "Town" }],
        }),
        settings("zh-cn", { site_name: "艾可", legal_name: null, address: [{ text: "一路" }, { text: "城" }] }),
      ],
    }),
  ),
);
beforeEach(() => loadBrands.mockClear());

test("every text of a document names the company in the document's language, and marks keep their words", async () => {
  const block = { type: "paragraph", text: "By {{legal_name}} today", spans: [{ type: "strong", start: 18, end: 23 }] };
  const documents = [
    {
      lang: "en-us",
      data: { title: "About {{brand}}", body: [block], link: { url: "https://{{brand_id}}.example/" } },
    },
    { lang: "zh-cn", data: { title: "关于 {{brand}}", note: "{{postal_address}}" } },
    { lang: "de-de", data: { title: "Über {{brand}}" } },
  ];
  const response = await fillResponse(json({ page: 1, results: documents }), loadBrands);
  const { page, results } = await response.json();
  expect(page).toBe(1);
  expect(results.map(({ data }: { data: { title: string } }) => data.title)).toEqual([
    "About Acme",
    "关于 艾可",
    "Über Acme",
  ]);
  expect(results[0].data.link.url).toBe("https://acme.example/");
  expect(results[1].data.note).toBe("一路，城");
  const [filled] = results[0].data.body;
  expect(filled.text.slice(filled.spans[0].start, filled.spans[0].end)).toBe("today");
});

test("settings are read only for answers that name a value of them", async () => {
  const plain = { results: [{ lang: "en-us", data: { title: "{name} costs {starting_price}" } }] };
  expect(await (await fillResponse(json(plain), loadBrands)).json()).toEqual(plain);
  const code = { refs: [{ ref: "{{x" }] };
  expect(await (await fillResponse(json(code), loadBrands)).json()).toEqual(code);
  const gone = json({ message: "{{brand}}" }, 410);
  expect(await fillResponse(gone, loadBrands)).toBe(gone);
  expect(loadBrands).not.toHaveBeenCalled();
});

test("settings are read at the ref and with the token of the request they are needed for", () => {
  const request = new URL("https://a.example/api/v2/documents/search?ref=R&access_token=T&page=2&q=x&lang=en-us");
  const url = toSettingsUrl(request);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ref: "R",
    access_token: "T",
    q: '[[at(document.type, "settings")]]',
    lang: "*",
  });
});
