import { expect, test } from "./fixtures";

// Property names that every object inherits.
const words = ["constructor", "__proto__", "toString", "hasOwnProperty"];

const names = [
  "q",
  "tab",
  "interface",
  "network",
  "family",
  "sort",
  "all",
  "chain",
  "region",
  "client",
  "data",
  "mix",
  "archive",
  "plain",
  "result",
  "confirm",
  "fact",
  "name",
  "email",
  "subject",
  "message",
  "error",
  "chains",
];
const pages = ["/nodes/", "/dedicated-nodes/", "/nodes/json-rpc/", "/pricing/", "/pricing/compute-units/", "/contact/"];
const morePages = ["/search/", "/docs/errors/", "/cn/contact/", "/cn/nodes/"];

const places = (word: string) => [
  `/${word}/`,
  `/cn/${word}/`,
  `/nodes/${word}/`,
  `/faucet/${word}/`,
  `/docs/${word}/`,
  `/blog/${word}/`,
  `/api/faucet/${word}/`,
  `/api/faucet/${word}/challenge/`,
  `/api/faucet/claims/${word}/`,
  `/api/prices/${word}/`,
  `/api/console/${word}/`,
  `/api/forms/captcha/?form=${word}`,
  `/api/search-index/${word}/`,
  `/feeds/${word}.xml`,
  `/feeds/blog.${word}`,
  `/badges/${word}.svg`,
  `/data/${word}.json`,
  `/og/${word}.png`,
  `/api/images/${word}`,
  `/builds/meta/${word}.json`,
  `/preview/?token=${word}`,
  `/api/preview/?token=${word}&locale=${word}`,
  `/slice-simulator/?state=${word}&slice=${word}&variation=${word}`,
  `/api/markdown/${word}/`,
];

for (const word of words) {
  test(`the property name ${word} has no effect in any path, query or header`, async ({ request }) => {
    test.slow();
    const query = new URLSearchParams(names.map((name) => [name, word]));
    // Uncompressed: compressing pages that are rendered for one request would be much of the work.
    const plain = { "accept-encoding": "identity" };
    for (const page of [...pages, ...morePages]) {
      const response = await request.get(`${page}?${query}`, { maxRedirects: 0, headers: plain });
      // A failing page would be rendered without its query, and cached.
      expect([page, response.status(), response.headers()["cache-control"]]).toEqual([page, 200, "private, no-store"]);
    }
    const headers = { ...plain, cookie: `locale=${word}; accessToken=${word}; ${word}=1`, "accept-language": word };
    for (const path of places(word)) {
      const response = await request.get(path, { maxRedirects: 0, headers });
      expect([path, response.status() < 500], await response.text()).toEqual([path, true]);
    }
    for (const form of [word, "contact"]) {
      const response = await request.post(`/api/forms/${form}/`, { data: { [word]: word, values: { [word]: word } } });
      expect([form, response.status() >= 400 && response.status() < 500]).toEqual([form, true]);
    }
  });
}
