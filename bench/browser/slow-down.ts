import type { CDPSession } from "@playwright/test";

interface Slowness {
  /** How many times slower the processor is. */
  rate: number;
  /** In milliseconds. */
  latency: number;
  /** In both directions; unlimited without it. */
  bytesPerSecond?: number;
}

/** Slows a page down. What a service worker loads is not slowed. */
export async function slowDown(
  devices: CDPSession,
  { rate, latency, bytesPerSecond = -1 }: Slowness,
): Promise<void> {
  await devices.send("Emulation.setCPUThrottlingRate", { rate });
  await devices.send("Network.enable");
  await devices.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
