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
