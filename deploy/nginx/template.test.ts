/** @jest-environment node */
import { readFileSync } from "node:fs";

test("nginx replaces the visitor's own headers about IP, host and scheme", () => {
  const template = readFileSync("deploy/nginx/nginx.conf.template", "utf8");
  for (const line of [
    "Host $http_host",
    "X-Forwarded-For $remote_addr",
    "X-Forwarded-Host $http_host",
    "X-Forwarded-Proto $scheme",
  ]) {
    expect(template).toContain(`    proxy_set_header ${line};\n`);
  }
  // A location with `add_header` of its own inherits none.
  expect(template.slice(template.indexOf("location "))).not.toContain("proxy_set_header");
});
