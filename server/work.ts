import { AsyncLocalStorage } from "node:async_hooks";

/** What a process does for somebody: answers a request, or runs a job. As the fields by which the log names it. */
export type Work = { reqId: string } | { job: string };

const underWay = new AsyncLocalStorage<Work>();

/** Does something in the name of a work, so that what is far from it can tell whose it is. */
export const doing = <T>(work: Work, act: () => T): T => underWay.run(work, act);

export const currentWork = (): Work | undefined => underWay.getStore();
