import { expect, test } from "vitest";

import { caller } from "../../../test/caller.ts";
import { hashPassword, isRightPassword } from "./passwords.ts";

test("somebody who logs in is next, however many try to from another network", async () => {
  const networks = [{ network: "198.51.100.1", share: 1 }];
  const hash = await hashPassword(caller("somebody"), "Another8Horse");
  const ended: string[] = [];
  const tryAs = async (by: ReturnType<typeof caller>) => {
    await isRightPassword(by, hash, "Wrong8Horses").then(
      () => ended.push(by.name),
      () => ended.push("refused"),
    );
  };
  const crowd = Array.from({ length: 60 }, (_, at) => tryAs(caller(`guest ${at}`, { networks })));
  const one = tryAs(caller("one"));
  await Promise.all([...crowd, one]);
  expect(ended.indexOf("one")).toBeLessThan(6);
  expect(ended).not.toContain("refused");
});
