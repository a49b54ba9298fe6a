import { parseArgs } from "node:util";

import { audit } from "../../test/audit/audit.ts";
import { Random } from "../../test/faults/random.ts";
import { letArrive } from "./arrivals.ts";
import { enrol } from "./enrol.ts";
import { attacksOn, HostileSender, AttackTally } from "./hostile.ts";
import { Learner } from "./learner.ts";
import { Records } from "./records.ts";
import { startProduct } from "./server.ts";
import { Tally } from "./tally.ts";

/**
 * `npm run bench:learners -- --rate 100 --minutes 10 --learners 200`: people who browse, search, add words and take
 * tests, at this rate of calls per second. With `--hostile 0.2`, hostile requests are added so that they make up a
 * fifth of all requests, and the product has its usual limits; stretches with and without them alternate. Exits with 1
 * if a call failed, if the audit of the database finds a fault, if learners waited more than twice as long alongside
 * hostile senders, or, in runs of ten minutes or more, if memory grows.
 */
const { values } = parseArgs({
  options: {
    rate: { type: "string", default: "50" },
    minutes: { type: "string", default: "1" },
    learners: { type: "string", default: "200" },
    hostile: { type: "string", default: "0" },
    stretch: { type: "string", default: "3" },
  },
});
const [rate, minutes, hostile] = [Number(values.rate), Number(values.minutes), Number(values.hostile)];
const STRETCH_MINUTES = Number(values.stretch);
/** Until stretches are compared. */
const WARM_UP_SECONDS = 60;
const MOST_SLOWER = 2;
const print = (line: string) => void process.stdout.write(`${line}\n`);

const product = await startProduct(hostile > 0 ? { RATE_LIMIT_FACTOR: "1", TRUST_PROXY: "1" } : {});
try {
  const people = await enrol(product, Number(values.learners));
  const [calm, beside, attackTally] = [new Tally(), new Tally(), new AttackTally()];
  let tally = new Tally();
  const learners = people.map(
    (person, at) => new Learner(product.url, person, new Random(at + 1), () => tally),
  );
  const attacks = hostile > 0 ? await attacksOn(product.url, people) : [];
  const senders = [new HostileSender(product.url, attacks, new Random(0), attackTally)];
  const stretches = hostile > 0 ? 2 * Math.max(1, Math.round(minutes / STRETCH_MINUTES / 2)) : 1;
  const seconds = (minutes * 60) / stretches;
  const records = new Records(product);
  const turnedAway = await records.during(async () => {
    const warmUp = { rate, seconds: WARM_UP_SECONDS, learners, random: new Random(-2) };
    let sum = hostile > 0 ? await letArrive(warmUp) : 0;
    for (let stretch = 0; stretch < stretches; stretch++) {
      const besieged = stretch % 2 === 1;
      tally = besieged ? beside : calm;
      const arrivals = [letArrive({ rate, seconds, learners, random: new Random(stretch) })];
      const hostileRate = (rate * hostile) / (1 - hostile);
      if (besieged)
        arrivals.push(letArrive({ rate: hostileRate, seconds, learners: senders, random: new Random(-1) }));
      const [away = 0] = await Promise.all(arrivals);
      sum += away;
    }
    return sum;
  });
  for (const learner of learners) learner.leave();
  print(
    `${((calm.calls + beside.calls) / records.seconds).toFixed(1)} calls a second of ${rate} due, for ${minutes} minutes`,
  );
  for (const line of [...calm.lines(), ...records.lines()]) print(line);
  const slower = hostile > 0 ? beside.quantile(0.99) / calm.quantile(0.99) : 1;
  if (hostile > 0) {
    print(`Beside hostile senders, in turns of ${(seconds / 60).toFixed(1)} minutes:`);
    for (const line of [...beside.lines(), ...attackTally.lines()]) print(line);
    print(`p99 of learners' calls beside hostile senders: ${slower.toFixed(2)} × of that without`);
    for (const fault of attackTally.faults.slice(0, 20)) print(`FAULT ${fault}`);
  }
  const errors = [...calm.errors, ...beside.errors];
  for (const [kind, count] of errors) print(`ERROR ${kind}: ${count}`);
  const findings = await audit(product.database.pool);
  for (const { sentence, rows } of findings) print(`WRONG in ${rows}: ${sentence}`);
  print(
    `${errors.length} kinds of errors, ${attackTally.faults.length} faults, ${turnedAway} turned away, ${findings.length} findings`,
  );
  const grown = minutes >= 10 && !records.isFlat();
  const wrong = errors.length + attackTally.faults.length + turnedAway + findings.length > 0;
  if (wrong || grown || slower > MOST_SLOWER) process.exitCode = 1;
} finally {
  await product.stop();
}
