import { expect, test } from "vitest";

import { fillDisk, whyNoSmallDisk } from "../faults/disk-full.ts";
import { builtProgram } from "../programs.ts";

const reason = whyNoSmallDisk();
if (reason) process.stderr.write(`A full disk is not tried out: ${reason}\n`);

/**
 * If nothing is left, tables cannot grow; if a little is left, the write-ahead log is the first that cannot grow, and
 * PostgreSQL shuts down.
 */
test.skipIf(reason).each([0, 10])(
  "a disk with %i MiB left is told with 503, leaves nothing half-written, and is forgotten when there is room",
  async (left) => {
    const { answers, faults, alive } = await fillDisk(6, builtProgram("server"), left);
    expect({ faults, alive }).toEqual({ faults: [], alive: true });
    expect(answers.get("503 unavailable")).toBeGreaterThan(0);
    const kinds = [...answers.keys()].filter((kind) => !["200", "201", "204"].includes(kind));
    expect(kinds).toEqual(["503 unavailable"]);
  },
  180_000,
);
