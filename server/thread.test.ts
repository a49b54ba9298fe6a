import { setTimeout } from "node:timers/promises";

import { expect, test } from "vitest";

import { inThread, SharedThread } from "./thread.ts";

const programOf = (source: string) => ({
  built: "none.js",
  source: new URL(`data:text/javascript,${encodeURIComponent(source)}`),
});

const ANSWERS = `import { parentPort } from "node:worker_threads"; parentPort.on("message", (told) => {`;

test.each([
  ["cannot be loaded", `import "./a-module-that-is-not-there.js";`],
  ["fails", `${ANSWERS} throw new Error("x"); });`],
  ["ends without an answer", `${ANSWERS} process.exit(0); });`],
])("a program that %s is unavailable", async (_, source) => {
  const asked = inThread(programOf(source), (thread) => thread.ask("something"));
  await expect(asked).rejects.toMatchObject({ code: "unavailable" });
});

test("a program that fails when nobody waits for it ends nothing else", async () => {
  const program = programOf(
    `${ANSWERS}
      if (typeof told === "string") return;
      parentPort.postMessage("heard");
      setInterval(() => { if (Atomics.load(told, 0)) throw new Error("later"); });
    });`,
  );
  const mayFail = new Int32Array(new SharedArrayBuffer(4));
  await inThread(program, async (thread) => {
    expect(await thread.ask(mayFail)).toBe("heard");
    Atomics.store(mayFail, 0, 1);
    await setTimeout(200);
    await expect(thread.ask("again")).rejects.toMatchObject({ code: "unavailable" });
  });
});

test("those who need a thread at the same time share one, and get another after it failed", async () => {
  const thread = new SharedThread(
    programOf(
      `let asked = 0; ${ANSWERS} if (told === "fail") process.exit(1); parentPort.postMessage(++asked); });`,
    ),
  );
  await thread.during(async () => {
    expect(await thread.during(() => thread.ask("one"))).toBe(1);
    expect(await thread.ask("one")).toBe(2);
    await expect(thread.ask("fail")).rejects.toMatchObject({ code: "unavailable" });
    expect(await thread.ask("one")).toBe(1);
  });
  expect(await thread.during(() => thread.ask("one"))).toBe(1);
});
