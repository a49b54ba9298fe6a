import type { Allowance } from "./rate-limit.ts";

/**
 * The prefix lengths of IPv6 networks that one household, one small customer of a provider and one whole network get,
 * and how much more each of them may do.
 */
const WIDTHS = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 4 },
] as const;
const GROUP_BITS = 16;
const ASKS_BEHIND = 1 / 2;

/**
 * What one address may do, and the IPv6 networks around it: the owner of a /48 has 65,536 networks to come from. Once
 * half is used up, work is asked for (`ProofOfWork`).
 */
export function perNetwork(
  name: string,
  ip: string,
  { limit, seconds }: Omit<Allowance, "key">,
): Allowance[] {
  return networksAround(ip).map(({ network, times }) => ({
    key: `${name}:${network}`,
    limit: times * limit,
    seconds,
    asksBehind: times * limit * ASKS_BEHIND,
  }));
}

interface Tries {
  /** What is tried, at whose account or address. */
  name: string;
  whose: string;
  /** Of one address. */
  limit: number;
  /** Of all senders together, at the same account or address; by default they are not counted together. */
  together?: number;
  seconds: number;
}

/**
 * What one sender may try at somebody's account or address. No network around the sender may use up more than half of
 * what all senders together may: something is left for the owner.
 */
export const perSender = (ip: string, { name, whose, limit, together, seconds }: Tries): Allowance[] => [
  ...networksAround(ip).map(({ network, times }) => ({
    key: `${name}:${whose}:${network}`,
    limit: Math.min(times * limit, (together ?? Number.POSITIVE_INFINITY) / 2),
    seconds,
  })),
  ...(together === undefined ? [] : [{ key: `${name}:${whose}`, limit: together, seconds }]),
];

/** A key for what a sender may do once in a while; all of the largest network around it counts as one. */
export const senderKey = (ip: string, { name, whose }: Pick<Tries, "name" | "whose">): string =>
  `${name}:${whose}:${networksAround(ip).at(-1)?.network ?? ""}`;

/** The networks that an address is in, and how many times as much as one address each may take. */
export function networksAround(ip: string): { network: string; times: number }[] {
  const widths = plain(ip).includes(":") ? WIDTHS : WIDTHS.slice(0, 1);
  return widths.map(({ bits, times }) => ({ network: networkOf(ip, bits), times }));
}

function networkOf(ip: string, bits: number): string {
  const address = plain(ip);
  if (!address.includes(":")) return address;
  const masked = groupsOf(address).map((group, at) => group & maskOf(bits - at * GROUP_BITS));
  return `${masked
    .slice(0, Math.ceil(bits / GROUP_BITS))
    .map((group) => group.toString(16))
    .join(":")}::/${bits}`;
}

/** Without the zone, and IPv4 as such. */
const plain = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");

/** The eight groups as numbers. */
function groupsOf(address: string): number[] {
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right];
  return groups.map((group) => Number.parseInt(group, 16));
}

const maskOf = (bits: number): number => {
  const ones = Math.min(GROUP_BITS, Math.max(0, bits));
  return (0xffff << (GROUP_BITS - ones)) & 0xffff;
};
