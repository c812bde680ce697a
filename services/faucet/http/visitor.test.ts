/** @jest-environment node */
import { clientAddress, networkOf } from "./visitor.ts";

test("what a proxy says of the visitor counts only when it comes from this machine", () => {
  expect(clientAddress("203.0.113.9", "198.51.100.7")).toBe("203.0.113.9");
  expect(clientAddress("127.0.0.1", "198.51.100.7")).toBe("198.51.100.7");
  expect(clientAddress("::ffff:127.0.0.1", "198.51.100.7, 127.0.0.1")).toBe("198.51.100.7");
  expect(clientAddress("::1", "1.1.1.1, 198.51.100.7, ::1")).toBe("198.51.100.7");
  expect(clientAddress("127.0.0.1", "1.1.1.1, nonsense")).toBe("127.0.0.1");
  expect(clientAddress("127.0.0.1", undefined)).toBe("127.0.0.1");
});

test("addresses of one /24 or one /64 are one network", () => {
  expect(networkOf("198.51.100.7")).toBe("198.51.100.0/24");
  expect(networkOf("2001:db8:0:12::1")).toBe(networkOf("2001:0DB8::12:ffff:1:2:3"));
  expect(networkOf("2001:db8::1")).not.toBe(networkOf("2001:db8:0:1::1"));
  expect(networkOf("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  expect(networkOf("")).toBe("unknown");
});
