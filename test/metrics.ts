import { listenForMetrics } from "../server/metrics/listener.ts";
import type { TestServer } from "./server.ts";

export interface Scraper {
  port: number;
  /** The sum of all series with this name and these labels; undefined if there are none. */
  value(name: string, labels?: Record<string, string>): Promise<number | undefined>;
  text(): Promise<string>;
  close(): Promise<void>;
}

/** Reads a server's Prometheus metrics over HTTP. */
export async function scrape({ services, database }: TestServer): Promise<Scraper> {
  const listener = await listenForMetrics(services.metrics, database, { host: "127.0.0.1", port: 0 });
  const text = async (): Promise<string> => (await fetch(`http://127.0.0.1:${listener.port}/metrics`)).text();
  return {
    ...listener,
    text,
    value: async (name, labels = {}) => valueIn(await text(), name, labels),
  };
}

/** The sum of all series with this name and these labels; undefined if there are none. */
export function valueIn(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const values = text
    .split("\n")
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .filter((line) => wanted.every((label) => line.includes(label)))
    .map((line) => Number(line.slice(line.lastIndexOf(" "))));
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0);
}
