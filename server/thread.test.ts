import { setTimeout } from "node:timers/promises";

import { expect, test } from "vitest";

import { Threads } from "./thread.ts";

const threadsOf = (source: string) =>
  new Threads({ built: "none.js", source: new URL(`data:text/javascript,${encodeURIComponent(source)}`) });

const ANSWERS = `import { parentPort } from "node:worker_threads"; parentPort.on("message", (told) => {`;

test.each([
  ["cannot be loaded", `import "./a-module-that-is-not-there.js";`],
  ["fails", `${ANSWERS} throw new Error("x"); });`],
  ["ends without an answer", `${ANSWERS} process.exit(0); });`],
])("a program that %s is unavailable, and the next one has its turn", async (_, source) => {
  const threads = threadsOf(source);
  const asked = [1, 2].map((message) => threads.run("one", (thread) => thread.ask(message)));
  for (const one of asked) await expect(one).rejects.toMatchObject({ code: "unavailable" });
});

test("a program that fails when nobody waits for it ends nothing else", async () => {
  const threads = threadsOf(
    `${ANSWERS}
      if (typeof told === "string") return;
      parentPort.postMessage("heard");
      setInterval(() => { if (Atomics.load(told, 0)) throw new Error("later"); });
    });`,
  );
  const mayFail = new Int32Array(new SharedArrayBuffer(4));
  await threads.run("one", async (thread) => {
    expect(await thread.ask(mayFail)).toBe("heard");
    Atomics.store(mayFail, 0, 1);
    await setTimeout(200);
    await expect(thread.ask("again")).rejects.toMatchObject({ code: "unavailable" });
  });
});

test("those for whom threads work take turns, however many works one of them has", async () => {
  const threads = threadsOf(`${ANSWERS} parentPort.postMessage(told); });`);
  const ended: string[] = [];
  const run = async (of: string): Promise<unknown> => {
    const told = await threads.run(of, (thread) => thread.ask(of));
    ended.push(of);
    return told;
  };
  const works = Array.from({ length: 10 }, () => run("greedy"));
  await expect(run("greedy")).rejects.toMatchObject({ code: "too_many_requests" });
  works.push(run("modest"));
  expect(await Promise.all(works)).toContain("modest");
  expect(ended.slice(0, 2)).toEqual(["greedy", "modest"]);
});
