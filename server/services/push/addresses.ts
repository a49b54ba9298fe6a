import { Resolver } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

/** Not part of the public internet (the IANA registries of special-purpose addresses), or leading into IPv4. */
const PRIVATE = blocked({
  ipv4: `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
    192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24
    203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`,
  // Of 2000::/3, which is all that is public so far.
  ipv6: "2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20",
});
const PUBLIC_IPV6 = blocked({ ipv4: "", ipv6: "2000::/3" });
const LOOPBACK = blocked({ ipv4: "127.0.0.0/8", ipv6: "::1/128" });

/** A resolver that asks the name servers itself: a slow one holds no thread that others need. */
const DNS = { timeout: 1500, tries: 2 };
const MOST_ADDRESSES = 32;

/** It has an address that people must not make this server call. */
export class PrivateAddress extends Error {}

/** Whether an address of the net may be called. */
export function mayBeCalled(address: string, allowLoopback: boolean): boolean {
  const family = isIP(address) === 6 ? "ipv6" : "ipv4";
  if (LOOPBACK.check(address, family)) return allowLoopback;
  return !PRIVATE.check(address, family) && (family === "ipv4" || PUBLIC_IPV6.check(address, family));
}

/** Whether the address of a subscription may be called as far as it tells itself; names are looked up when it is. */
export function isEndpoint(text: string, allowLoopback: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") return false;
  const host = hostOf(url);
  const isLocal =
    isLocalhost(host) || (isIP(host) > 0 && LOOPBACK.check(host, isIP(host) === 6 ? "ipv6" : "ipv4"));
  if (isLocal) return allowLoopback && /^https?:$/.test(url.protocol);
  return url.protocol === "https:" && (isIP(host) === 0 || mayBeCalled(host, allowLoopback));
}

/** The addresses of a host, all of which may be called; rejects where one may not, or there is none. */
export async function resolveCallable(
  url: URL,
  allowLoopback: boolean,
  askNameServers: (host: string) => Promise<string[]> = lookUp,
): Promise<string[]> {
  const host = hostOf(url);
  const addresses = isIP(host) > 0 ? [host] : isLocalhost(host) ? ["127.0.0.1"] : await askNameServers(host);
  if (!addresses.every((address) => mayBeCalled(address, allowLoopback)))
    throw new PrivateAddress("the address is of a private network");
  return addresses;
}

async function lookUp(host: string): Promise<string[]> {
  const resolver = new Resolver(DNS);
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  if (found.length === 0) throw new Error("no address is known");
  return found.slice(0, MOST_ADDRESSES);
}

/** Without the dot of a full name, and without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/\.$/, "").replace(/^\[(.*)\]$/, "$1");

const isLocalhost = (host: string): boolean => host === "localhost" || host.endsWith(".localhost");

function blocked(networks: { ipv4: string; ipv6: string }): BlockList {
  const list = new BlockList();
  for (const family of ["ipv4", "ipv6"] as const)
    for (const network of networks[family].split(/\s+/).filter(Boolean)) {
      const [address = "", bits] = network.split("/");
      list.addSubnet(address, Number(bits), family);
    }
  return list;
}
