/** @jest-environment node */
import { readEnv } from "./env";

test("everything has a default on loopback", () => {
  const env = readEnv({});
  expect(env.PRISMIC_REPOSITORY).toBe("halyard");
  expect(env.PRISMIC_API_URL).toBe("http://127.0.0.1:3001/content/api/v2");
  expect(env.PLATFORM_API_URL).toBe("http://127.0.0.1:3001/platform/v3");
  expect(env.SITE_URL).toBe("http://localhost:3000");
});

test("a changed port changes the default URLs of the services", () => {
  const env = readEnv({ PORT: "4000", SERVICES_PORT: "4001" });
  expect(env.SITE_URL).toBe("http://localhost:4000");
  expect(env.IMAGES_URL).toBe("http://127.0.0.1:4001/storage/web/images");
});

test("a repository name selects the hosted repository", () => {
  expect(readEnv({ PRISMIC_REPOSITORY: "my-site" }).PRISMIC_API_URL).toBe("https://my-site.cdn.prismic.io/api/v2");
});

test("an empty variable counts as not set, and slashes at the end do not matter", () => {
  expect(readEnv({ PORT: "" }).PORT).toBe(3000);
  expect(readEnv({ PLATFORM_API_URL: "http://api.example/v3//" }).PLATFORM_API_URL).toBe("http://api.example/v3");
});

test.each([
  [{ PORT: "eighty" }, /PORT.*number.*"eighty"/],
  [{ PORT: "70000" }, /PORT.*65535.*"70000"/],
  [{ DEFAULT_LOCALE: "fr" }, /DEFAULT_LOCALE.*en, cn.*"fr"/],
  [{ PRISMIC_API_URL: "ftp://x" }, /PRISMIC_API_URL.*https:\/\/.*"ftp:\/\/x"/],
  [{ IMAGE_HOSTS: "10.0.0.1" }, /IMAGE_HOSTS.*public hosts.*"10.0.0.1"/],
  [{ IMAGE_HOSTS: "localhost" }, /IMAGE_HOSTS.*public hosts/],
  [{ PRISMIC_REPOSITORY: "A" }, /PRISMIC_REPOSITORY.*"A"/],
])("a bad value is named with what it takes and what it got: %o", (source, sentence) => {
  expect(() => readEnv(source)).toThrow(sentence);
});
