import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";

import { inject } from "vitest";
import type { TestProject } from "vitest/node";

import { buildServer } from "../scripts/build-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The directory of the built programs. */
    programs: string;
  }
}

export type Program = readonly [file: string, ...args: string[]];

const ONLY_FOR_TESTS = {
  server: "scripts/dev-server.ts",
  holder: "server/database/embedded/holder.fixture.ts",
};

/** A program as the build makes it; `server` is without the web app. */
export const builtProgram = (name: "admin" | keyof typeof ONLY_FOR_TESTS): Program => [
  process.execPath,
  join(inject("programs"), `${name}.js`),
];

/** The server's programs, built once for the whole run: from source each start takes two seconds of a processor more. */
export default async function buildPrograms(project: TestProject): Promise<() => Promise<void>> {
  // Below the packages that are not built in.
  const parent = join(import.meta.dirname, "../node_modules/.cache");
  await mkdir(parent, { recursive: true });
  const directory = await mkdtemp(join(parent, "programs-"));
  // A server that gives up root still reads its own files.
  await chmod(directory, 0o755);
  await buildServer(directory, ONLY_FOR_TESTS);
  project.provide("programs", directory);
  return () => rm(directory, { recursive: true, force: true });
}
