import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { Database } from "../database/open.ts";
import { addGauges } from "./gauges.ts";
import type { Metrics } from "./metrics.ts";

interface Place {
  host: string;
  port: number;
}

export interface MetricsListener {
  port: number;
  close(): Promise<void>;
}

/** Serves this process's metrics to Prometheus on a separate port that is not public. */
export async function listenForMetrics(
  { registry }: Metrics,
  database: Database,
  { host, port }: Place,
): Promise<MetricsListener> {
  addGauges(registry, database);
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 8_000 }, (request, response) => {
    if (request.method !== "GET" || request.url?.split("?", 1)[0] !== "/metrics")
      return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
