/** @jest-environment node */
const second = "http://localhost:3901";

afterEach(() => jest.restoreAllMocks());

async function addresses(api = `${second}/content/api/v2`) {
  jest.resetModules();
  process.env.PRISMIC_API_URL = api;
  const [{ imageAddress }, { loadImage }] = await Promise.all([import("./images"), import("./loadImage")]);
  return { imageAddress, loadImage };
}

test("pictures of a repository at another address come from the site's own origin", async () => {
  const { imageAddress, loadImage } = await addresses();
  const asked = jest.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 404 }));
  const address = imageAddress(`${second}/storage/web/images/brand/mark.svg`);
  expect(address).toBe("/api/images/repository/brand/mark.svg");
  await loadImage(address.replace("/api/images/", ""), new URLSearchParams());
  expect(asked).toHaveBeenCalledWith(`${second}/storage/web/images/brand/mark.svg?auto=format`, expect.anything());
});

test("pictures of nobody we know stay where they are, to be refused by the policy", async () => {
  const { imageAddress } = await addresses();
  expect(imageAddress("https://elsewhere.example/a.png")).toBe("https://elsewhere.example/a.png");
  expect(imageAddress(`${second}/elsewhere/a.png`)).toBe(`${second}/elsewhere/a.png`);
});

describe("pictures of a repository that Prismic hosts", () => {
  const hosted = "https://images.prismic.io/my-site/a_photo.jpg?auto=format,compress&rect=0,12.5,1200,800&w=600&h=400";
  const ofMySite = () => addresses("https://my-site.cdn.prismic.io/api/v2");

  test("are cut as the editor cut them, at an offered width", async () => {
    const { imageAddress, loadImage } = await ofMySite();
    const asked = jest.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 404 }));
    const address = imageAddress(hosted);
    expect(address).toBe("/api/images/prismic/my-site/a_photo.jpg?rect=0,12.5,1200,800&w=640");
    const { pathname, searchParams } = new URL(address, "http://site");
    await loadImage(pathname.replace("/api/images/", ""), searchParams);
    const wanted = "https://images.prismic.io/my-site/a_photo.jpg?auto=format&rect=0,12.5,1200,800&w=640";
    expect(asked).toHaveBeenCalledWith(wanted, expect.anything());
  });

  test("are the site's own, and nobody else's", async () => {
    const { imageAddress, loadImage } = await ofMySite();
    const asked = jest.spyOn(globalThis, "fetch");
    const foreign = "https://images.prismic.io/somebody/a.jpg";
    expect(imageAddress(foreign)).toBe(foreign);
    expect(await loadImage("prismic/somebody/a.jpg", new URLSearchParams())).toMatchObject({ status: 404 });
    expect(asked).not.toHaveBeenCalled();
  });

  test("are refused with a cut that is none", async () => {
    const { loadImage } = await ofMySite();
    expect(await loadImage("prismic/my-site/a.jpg", new URLSearchParams("rect=1,2&w=640"))).toMatchObject({
      status: 400,
      code: "bad_cut",
    });
  });
});

test("a picture without an end is not read to its end", async () => {
  const { loadImage } = await addresses();
  jest.spyOn(console, "error").mockReturnValue();
  let parts = 0;
  const endless = new ReadableStream({
    pull: (controller) => {
      parts += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  jest
    .spyOn(globalThis, "fetch")
    .mockResolvedValue(new Response(endless, { headers: { "content-type": "image/png" } }));
  expect(await loadImage("endless.png", new URLSearchParams())).toMatchObject({ status: 502 });
  expect(parts).toBeLessThan(20);
});
