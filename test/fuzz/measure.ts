import { Agent, request } from "node:http";

import type { WireRequest } from "./places.ts";

export interface Measured {
  status: number;
  body: string;
  /** From sending to the end of the answer, in milliseconds. */
  took: number;
  /** Of the processor, by this process: no other call is served meanwhile. Other programs do not disturb it. */
  used: number;
}

const agent = new Agent({ keepAlive: true });

/** Sends a request to a server in this process. */
export async function measured(port: number, sent: WireRequest): Promise<Measured> {
  const before = process.cpuUsage();
  const began = performance.now();
  const answer = await send(port, sent);
  const took = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  return { ...answer, took, used: (user + system) / 1000 };
}

function send(
  port: number,
  { method, target, headers, body }: WireRequest,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request({ agent, port, host: "127.0.0.1", method, path: target, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      );
    });
    call.on("error", reject);
    call.end(body);
  });
}
