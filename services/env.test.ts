/** @jest-environment node */
import { readServicesEnv } from "./env.ts";

test("networks of trusted proxies are parsed, with this machine's own, and an invalid one is an error", () => {
  const { SERVICES_TRUSTED_PROXIES: proxies } = readServicesEnv({
    SERVICES_TRUSTED_PROXIES: "10.0.0.0/8, ::ffff:0:0/96",
  });
  expect(proxies?.resolve("10.4.0.9", "198.51.100.7, 127.0.0.1")).toBe("198.51.100.7");
  expect(readServicesEnv({}).SERVICES_TRUSTED_PROXIES).toBeUndefined();
  expect(() => readServicesEnv({ SERVICES_TRUSTED_PROXIES: "the proxy" })).toThrow(
    /SERVICES_TRUSTED_PROXIES must be networks such as 10\.0\.0\.0\/8.*got "the proxy"/,
  );
});

test("a database URL that cannot be read stops the start with the way out, and without its password", () => {
  for (const password of ["pass#word", "pass/word", "100%safe"]) {
    const DATABASE_URL = `postgres://site:${password}@db.example.com:5432/site`;
    expect(() => readServicesEnv({ DATABASE_URL })).toThrow(
      /percent-encode.*PGPASSWORD; got "postgres:\/\/…@db\.example/,
    );
  }
  for (const login of ["site", "site:pass%23word", "site:p@ss:w$rd"])
    expect(readServicesEnv({ DATABASE_URL: `postgres://${login}@db.example.com/site` }).DATABASE_URL).toContain(login);
  expect(() => readServicesEnv({ DATABASE_URL: "mysql://site:secret@db/site" })).not.toThrow(/secret/);
});

test("a bucket of files has all of its settings or none, and a half one stops the start with their names", () => {
  const bucket = {
    FILES_S3_ENDPOINT: "https://s3.example.com",
    FILES_S3_BUCKET: "halyard-files",
    FILES_S3_ACCESS_KEY_ID: "id",
    FILES_S3_SECRET_ACCESS_KEY: "secret",
  };
  expect(readServicesEnv({}).filesBucket).toBeUndefined();
  expect(readServicesEnv(bucket).filesBucket).toEqual({
    endpoint: "https://s3.example.com",
    bucket: "halyard-files",
    region: "us-east-1",
    accessKeyId: "id",
    secretAccessKey: "secret",
  });
  expect(() => readServicesEnv({ ...bucket, FILES_S3_BUCKET: "", FILES_S3_SECRET_ACCESS_KEY: "" })).toThrow(
    "FILES_S3_BUCKET and FILES_S3_SECRET_ACCESS_KEY must be set where FILES_S3_ENDPOINT is",
  );
  expect(() => readServicesEnv({ ...bucket, FILES_S3_ENDPOINT: "s3.example.com" })).toThrow(
    'FILES_S3_ENDPOINT must be the server\'s URL without the bucket, such as https://s3.example.com; got "s3.example.com".',
  );
  expect(() => readServicesEnv({ ...bucket, FILES_S3_BUCKET: "a/b" })).toThrow("FILES_S3_BUCKET must be the name");
});

test("the site's address may be on this machine, and what is no address is named", () => {
  expect(readServicesEnv({ SITE_URL: "http://localhost:4000" }).SITE_URL).toBe("http://localhost:4000");
  for (const SITE_URL of ["localhost:4000", "http://[", "ftp://example.com"])
    expect(() => readServicesEnv({ SITE_URL })).toThrow(/SITE_URL must be an http:\/\/ or https:\/\/ address such as/);
});
