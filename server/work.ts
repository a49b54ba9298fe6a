import { AsyncLocalStorage } from "node:async_hooks";

/** What a process does for somebody: answers a request, or runs a job. As the fields by which the log names it. */
export type Work = { reqId: string } | { job: string };

const underWay = new AsyncLocalStorage<Work>();

/** Before Node.js 24, to follow a work through all that it awaits slows everything down, some of it to half. */
export const FOLLOWS_WORK = Number.parseInt(process.versions.node) >= 24;

/** Does something in the name of a work, so that what is far from it can tell whose it is, where that costs little. */
export const doing = <T>(work: Work, act: () => T): T => (FOLLOWS_WORK ? underWay.run(work, act) : act());

export const currentWork = (): Work | undefined => underWay.getStore();
