import { parseArgs } from "node:util";

import { audit } from "../../test/audit/audit.ts";
import { Random } from "../../test/faults/random.ts";
import { letArrive } from "./arrivals.ts";
import { enrol } from "./enrol.ts";
import { Learner } from "./learner.ts";
import { Records } from "./records.ts";
import { startProduct } from "./server.ts";
import { Tally } from "./tally.ts";

/**
 * `npm run bench:learners -- --rate 100 --minutes 10 --learners 200`: people who look, search, add words and take tests, so
 * many calls a second. Ends with 1 when a call failed, something is wrong in the database, or, from ten minutes on,
 * memory has grown.
 */
const { values } = parseArgs({
  options: {
    rate: { type: "string", default: "50" },
    minutes: { type: "string", default: "1" },
    learners: { type: "string", default: "200" },
  },
});
const [rate, minutes] = [Number(values.rate), Number(values.minutes)];
const print = (line: string) => void process.stdout.write(`${line}\n`);

const product = await startProduct();
try {
  const people = await enrol(product, Number(values.learners));
  const tally = new Tally();
  const learners = people.map((person, at) => new Learner(product.url, person, new Random(at + 1), tally));
  const records = new Records(product);
  const turnedAway = await records.during(() =>
    letArrive({ rate, seconds: minutes * 60, learners, random: new Random(0) }),
  );
  for (const learner of learners) learner.leave();
  print(
    `${(tally.calls / records.seconds).toFixed(1)} calls a second of ${rate} due, for ${minutes} minutes`,
  );
  for (const line of [...tally.lines(), ...records.lines()]) print(line);
  for (const [kind, count] of tally.errors) print(`ERROR ${kind}: ${count}`);
  const findings = await audit(product.database.pool);
  for (const { sentence, rows } of findings) print(`WRONG in ${rows}: ${sentence}`);
  print(`${tally.errors.size} kinds of errors, ${turnedAway} turned away, ${findings.length} findings`);
  const grown = minutes >= 10 && records.growth() > 1.1;
  if (tally.errors.size > 0 || turnedAway > 0 || findings.length > 0 || grown) process.exitCode = 1;
} finally {
  await product.stop();
}
