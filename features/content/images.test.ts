/** @jest-environment node */
const second = "http://localhost:3901";

async function addresses() {
  jest.resetModules();
  process.env.PRISMIC_API_URL = `${second}/content/api/v2`;
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
