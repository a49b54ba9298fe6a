import * as z from "zod/mini";

import { endpoint } from "../endpoint.ts";

const health = z.object({ status: z.literal("ok") });

/** Public information about the server. */
export const server = {
  live: endpoint({
    method: "GET",
    path: "/health/live",
    stage: "open",
    summary: "Whether the process is running",
    status: 200,
    answer: health,
  }),
  ready: endpoint({
    method: "GET",
    path: "/health/ready",
    stage: "open",
    summary:
      "Whether the process accepts requests: the database answers, the schema is current, and it is not shutting down",
    status: 200,
    answer: health,
    errors: ["unavailable"],
  }),
  openapi: endpoint({
    method: "GET",
    path: "/openapi.json",
    stage: "open",
    summary: "This description",
    status: 200,
    answer: z.record(z.string(), z.unknown()),
  }),
  settings: endpoint({
    method: "GET",
    path: "/settings",
    stage: "open",
    summary: "What this server offers, for the web app",
    status: 200,
    answer: z.object({
      supportEmail: z.nullable(z.string()),
      operatorName: z.nullable(z.string()),
      /** One line for each line of the operator's setting. */
      operatorAddress: z.nullable(z.string()),
      google: z.nullable(z.object({ clientId: z.string(), scriptUrl: z.string() })),
      sells: z.boolean(),
      translates: z.boolean(),
    }),
  }),
};
