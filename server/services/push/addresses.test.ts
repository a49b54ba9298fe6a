import { expect, test } from "vitest";

import { isEndpoint, mayBeCalled, resolveCallable } from "./addresses.ts";

const PRIVATE =
  `0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255
  192.0.0.8 192.0.2.1 192.168.1.1 198.18.0.1 198.51.100.7 203.0.113.9 224.0.0.1 239.255.255.250 240.0.0.1
  255.255.255.255 :: ::1 ::ffff:10.0.0.1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::10.0.0.1 64:ff9b::a00:1 64:ff9b:1::1 100::1
  2001::1 2001:db8::1 2002:a00:1::1 3fff::1 5f00::1 fc00::1 fd12:3456::1 fe80::1 fec0::1 ff02::1`.split(
    /\s+/,
  );
const PUBLIC =
  "8.8.8.8 1.1.1.1 172.15.255.255 172.32.0.1 100.63.0.1 142.250.74.106 2a00:1450:4001::1 2606:4700::1111";

test.each(PRIVATE)("%s is not called", (address) => {
  expect(mayBeCalled(address, false)).toBe(false);
});

test.each(PUBLIC.split(" "))("%s is called", (address) => {
  expect(mayBeCalled(address, false)).toBe(true);
});

test.each([
  ["127.0.0.1", true],
  ["::1", true],
  ["::ffff:127.0.0.1", true],
  ["10.0.0.1", false],
  ["fe80::1", false],
])("where loopback is allowed, %s: %s", (address, expected) => {
  expect(mayBeCalled(address, true)).toBe(expected);
});

test.each([
  "http://push.example/abc",
  "ftp://push.example/abc",
  "javascript:alert(1)",
  "push.example/abc",
  "",
  "https://",
  "https://user@push.example/abc",
  "https://user:secret@push.example/abc",
  "https://127.0.0.1/abc",
  "https://127.1/abc",
  "https://2130706433/abc",
  "https://0x7f.0.0.1/abc",
  "https://0177.0.0.1/abc",
  "https://localhost/abc",
  "https://LOCALHOST./abc",
  "https://a.localhost/abc",
  "https://[::1]/abc",
  "https://[::ffff:127.0.0.1]/abc",
  "https://[fd00::1]:8443/abc",
  "https://10.0.0.1/abc",
  "https://169.254.169.254/latest/meta-data",
  "https://192.168.0.1:8443/abc",
])("%s is no address of a push service", (endpoint) => {
  expect(isEndpoint(endpoint, false)).toBe(false);
});

test.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/abc",
  "https://db5p.notify.windows.com/w/?token=abc",
])("%s is", (endpoint) => {
  expect(isEndpoint(endpoint, false)).toBe(true);
});

test("where loopback is allowed, it may be plain; nothing else may, and no other network is open", () => {
  for (const endpoint of [
    "http://127.0.0.1:9/a",
    "http://localhost:9/a",
    "http://[::1]:9/a",
    "https://127.0.0.1/a",
  ])
    expect([endpoint, isEndpoint(endpoint, true)]).toEqual([endpoint, true]);
  for (const endpoint of ["http://push.example/a", "https://10.0.0.1/a", "http://10.0.0.1/a"])
    expect([endpoint, isEndpoint(endpoint, true)]).toEqual([endpoint, false]);
});

test("what an address leads to is checked when it is called", async () => {
  for (const endpoint of ["https://localhost/a", "https://10.0.0.1/a", "https://[::1]/a"])
    await expect(resolveCallable(new URL(endpoint), false)).rejects.toThrow("private network");
  expect(await resolveCallable(new URL("http://localhost:1/a"), true)).toEqual(["127.0.0.1"]);
  expect(await resolveCallable(new URL("https://[2606:4700::1111]/a"), false)).toEqual(["2606:4700::1111"]);
});

/** What the name servers say, by name. */
const NAMES: Record<string, string[]> = {
  "push.example": ["8.8.8.8", "2606:4700::1111"],
  "inside.example": ["10.0.0.1"],
  "both.example": ["8.8.8.8", "169.254.169.254"],
  "six.example": ["8.8.8.8", "fd00::1"],
  "here.example": ["127.0.0.1"],
};

const resolved = (name: string, allowLoopback = false) =>
  resolveCallable(new URL(`https://${name}./push`), allowLoopback, async (host) => NAMES[host] ?? []);

test("a name is called at its public addresses", async () => {
  expect(await resolved("push.example")).toEqual(["8.8.8.8", "2606:4700::1111"]);
});

test.each(["inside.example", "both.example", "six.example", "here.example"])(
  "%s, which leads into a private network, is not called at all",
  async (name) => {
    await expect(resolved(name)).rejects.toThrow("private network");
  },
);

test("where loopback is allowed, names lead into no other network", async () => {
  expect(await resolved("here.example", true)).toEqual(["127.0.0.1"]);
  await expect(resolved("inside.example", true)).rejects.toThrow("private network");
});
