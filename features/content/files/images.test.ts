/** @jest-environment node */
const second = "http://localhost:3901";

afterEach(() => jest.restoreAllMocks());

async function setUp(api = `${second}/content/api/v2`, hosts = "") {
  jest.resetModules();
  process.env.PRISMIC_API_URL = api;
  process.env.IMAGE_HOSTS = hosts;
  process.env.SERVICES_PORT = "3001";
  const [urls, { loadImage }, { loadFile }, { linkProps }] = await Promise.all([
    import("./publicUrl"),
    import("./loadImage"),
    import("./loadFile"),
    import("@/features/content/linkProps"),
  ]);
  return { ...urls, loadImage, loadFile, linkProps };
}

const respondNothing = () =>
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 404 }));

test("pictures of a repository at another address come from the site's own origin", async () => {
  const { publicImageUrl, loadImage } = await setUp();
  const upstream = respondNothing();
  const url = publicImageUrl(`${second}/storage/web/images/brand/mark.svg`);
  expect(url).toBe("/api/images/repository/brand/mark.svg");
  await loadImage((url ?? "").replace("/api/images/", ""), new URLSearchParams());
  expect(upstream).toHaveBeenCalledWith(`${second}/storage/web/images/brand/mark.svg?auto=format`, expect.anything());
});

test("images of unlisted hosts have no URL on the site, which never requests them", async () => {
  const { publicImageUrl, loadImage } = await setUp(undefined, "images.example.com");
  const upstream = respondNothing();
  for (const url of [
    "https://elsewhere.example/a.png",
    `${second}/elsewhere/a.png`,
    "https://images.example.com.evil.example/a.png",
    "https://images.example.com@evil.example/a.png",
    "https://images.example.com:8443/a.png",
    "https://images.prismic.io/halyard/a.png",
    "http://[::1",
  ]) {
    expect([url, publicImageUrl(url)]).toEqual([url, undefined]);
  }
  for (const name of ["web/169.254.169.254/latest", "web/localhost/a.png", "web/evil.example/a.png"]) {
    await loadImage(name, new URLSearchParams());
  }
  expect(upstream.mock.calls.map(([url]) => new URL(String(url)).host)).toEqual(Array(3).fill("127.0.0.1:3001"));
  for (const name of ["web/images.example.com/../a", "a\\b.png", "web//a", "web/images.example.com/a\u0000b"]) {
    expect(await loadImage(name, new URLSearchParams())).toMatchObject({ status: 400 });
  }
});

test("a picture of a named host is used as given, through the site's own origin and without following redirects", async () => {
  const { publicImageUrl, isResizable, loadImage } = await setUp(undefined, "images.example.com,acme.imgix.net");
  const upstream = respondNothing();
  const source = "https://images.example.com/a%20b/%E5%9B%BE.png?size=2&v=x%20y";
  const url = new URL(publicImageUrl(source) ?? "", "http://site.invalid");
  expect(url.pathname).toBe("/api/images/web/images.example.com/a%20b/%E5%9B%BE.png");
  await loadImage(decodeURIComponent(url.pathname.replace("/api/images/", "")), url.searchParams);
  const expected = "https://images.example.com/a%20b/%E5%9B%BE.png?size=2&v=x+y";
  expect(upstream).toHaveBeenCalledWith(expected, expect.objectContaining({ redirect: "error" }));
  expect([isResizable(source), isResizable("https://acme.imgix.net/a.png")]).toEqual([false, true]);
});

describe("pictures of a repository that Prismic hosts", () => {
  const hosted = "https://images.prismic.io/my-site/a_photo.jpg?auto=format,compress&rect=0,12.5,1200,800&w=600&h=400";
  const ofMySite = () => setUp("https://my-site.cdn.prismic.io/api/v2");

  test("are cut as the editor cut them, at an offered width", async () => {
    const { publicImageUrl, loadImage } = await ofMySite();
    const upstream = respondNothing();
    const url = publicImageUrl(hosted);
    expect(url).toBe("/api/images/web/images.prismic.io/my-site/a_photo.jpg?rect=0,12.5,1200,800&w=640");
    const { pathname, searchParams } = new URL(url ?? "", "http://site");
    await loadImage(pathname.replace("/api/images/", ""), searchParams);
    const expected = "https://images.prismic.io/my-site/a_photo.jpg?auto=format&rect=0,12.5,1200,800&w=640";
    expect(upstream).toHaveBeenCalledWith(expected, expect.anything());
  });

  test("are those of the site's own repository only", async () => {
    const { publicImageUrl, loadImage } = await ofMySite();
    const upstream = respondNothing();
    expect(publicImageUrl("https://images.prismic.io/somebody/a.jpg")).toBeUndefined();
    await loadImage("web/images.prismic.io/somebody/a.jpg", new URLSearchParams());
    expect(String(upstream.mock.calls[0]?.[0])).toMatch(/^http:\/\/127\.0\.0\.1:3001\//);
  });

  test("may be Unsplash's, which stay on its host", async () => {
    const { publicImageUrl, isResizable } = await ofMySite();
    const source = "https://images.unsplash.com/photo-1500?ixid=abc&w=900";
    expect(publicImageUrl(source)).toBe("/api/images/web/images.unsplash.com/photo-1500?w=1200");
    expect(isResizable(source)).toBe(true);
  });

  test("files that are no images have links on the site's own origin", async () => {
    const { linkProps, loadFile } = await ofMySite();
    const upstream = respondNothing();
    for (const url of [
      "https://my-site.cdn.prismic.io/my-site/ab_price%20list.pdf",
      "https://prismic-io.s3.amazonaws.com/my-site/ab_price%20list.pdf",
      "https://images.prismic.io/my-site/ab_price%20list.pdf?auto=format",
    ]) {
      const { href = "" } = linkProps({ url }, "cn") ?? {};
      expect(href).toBe(`/api/files/web/${new URL(url).host}/my-site/ab_price%20list.pdf`);
      await loadFile(decodeURIComponent(href.replace("/api/files/", "")), new Headers());
      expect(String(upstream.mock.lastCall?.[0])).toBe(url.split("?")[0]);
    }
    const photo = "https://images.unsplash.com/photo-1500";
    expect(linkProps({ url: photo }, "en")?.href).toBe(photo);
    expect(await loadFile("web/images.unsplash.com/photo-1500", new Headers())).toMatchObject({ status: 404 });
  });

  test("are rejected with an invalid crop", async () => {
    const { loadImage } = await ofMySite();
    expect(await loadImage("web/images.prismic.io/my-site/a.jpg", new URLSearchParams("rect=1,2&w=640"))).toMatchObject(
      {
        status: 400,
        code: "bad_cut",
      },
    );
  });
});

test("a picture without an end is not read to its end", async () => {
  const { loadImage } = await setUp();
  let parts = 0;
  const newEndless = () =>
    new ReadableStream({
      pull: (controller) => {
        parts += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => new Response(newEndless(), { headers: { "content-type": "image/png" } }));
  const image = await loadImage("endless.png", new URLSearchParams());
  if (!("body" in image)) throw new Error("There is no picture.");
  await expect(new Response(image.body).arrayBuffer()).rejects.toThrow("longer");
  expect(parts).toBeLessThan(40);
});

test.each([
  ["alxgPyc_frGYgmnv_price-list.pdf", "application/pdf", "inline; filename*=UTF-8''price-list.pdf"],
  ["a.html", "application/octet-stream", "attachment; filename*=UTF-8''a.html"],
  ["a.constructor", "application/octet-stream", "attachment; filename*=UTF-8''a.constructor"],
  ["folder/价 (1).xml", "application/octet-stream", "attachment; filename*=UTF-8''%E4%BB%B7%20%281%29.xml"],
  ["film.MP4", "video/mp4", "inline; filename*=UTF-8''film.MP4"],
])(
  "the file %s is sent as what its name says, and opened only where it runs nothing",
  async (name, type, disposition) => {
    const { loadFile } = await setUp();
    const headers = { "content-type": "text/html", "content-length": "1", "set-cookie": "a=b" };
    jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response("x", { headers }));
    const file = await loadFile(name, new Headers());
    expect(file).toMatchObject({ status: 200, headers: { "content-type": type, "content-disposition": disposition } });
    expect(file).not.toHaveProperty("headers.set-cookie");
    expect(file).toHaveProperty("headers.content-security-policy", expect.stringContaining("default-src 'none'"));
  },
);

test.each([
  ["does not answer", () => Promise.reject(new Error("refused"))],
  ["fails", async () => new Response("", { status: 503 })],
  ["answers with something else", async () => new Response("<p>no</p>", { headers: { "content-type": "text/html" } })],
])("a storage that %s is no failure of the site, and is left alone for a while", async (_, response) => {
  const { loadImage } = await setUp();
  jest.spyOn(console, "warn").mockReturnValue();
  const upstream = jest.spyOn(globalThis, "fetch").mockImplementation(response);
  for (let count = 0; count < 3; count += 1) {
    expect(await loadImage("a.png", new URLSearchParams())).toMatchObject({ status: 404, code: "storage_failed" });
  }
  expect(upstream).toHaveBeenCalledTimes(1);
});
