import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { api } from "../../shared/api/index.ts";
import { ROLE_LIMITS } from "../../shared/roles.ts";
import { codeIn, PASSWORD } from "../accounts.ts";
import { TestClient } from "../client.ts";
import { createEmptyDatabase, type EmptyDatabase } from "../empty-database.ts";
import { knowsStatements, pgBouncerVersion, startPgBouncer, type PgBouncer } from "../pgbouncer.ts";
import { startMail, type MailStandIn } from "../stand-ins/mail.ts";
import { guestAt, walk } from "./journey.ts";
import { startNodes, type Nodes } from "./nodes.ts";

describe.skipIf(!pgBouncerVersion)(`behind PgBouncer ${pgBouncerVersion ?? "(not installed)"}`, () => {
  let bouncer: PgBouncer;
  let database: EmptyDatabase;
  let mail: MailStandIn;
  let nodes: Nodes;
  beforeAll(async () => {
    bouncer = await startPgBouncer();
    database = await createEmptyDatabase();
    mail = await startMail();
    nodes = await startNodes(3, bouncer.urlOf(database.name), {
      DATABASE_POOLER: "transaction",
      DATABASE_PREPARED: String(knowsStatements),
      SMTP_URL: mail.url,
      MAIL_FROM: "words@example.test",
    });
  });
  afterAll(async () => {
    await nodes.stop();
    await mail.close();
    await bouncer.close();
    await database.close();
  });

  test("nodes that start at once migrate an empty database, and learners work at all of them", async () => {
    const learners = await Promise.all(Array.from({ length: 12 }, (_, at) => guestAt(nodes.url(at))));
    await Promise.all(learners.map((learner) => walk(learner)));
    expect(await nodes.sum("wordhoard_http_request_duration_seconds_count", { status: "500" })).toBe(0);
    expect(await nodes.sum("wordhoard_job_runs_total", { outcome: "failed" })).toBe(0);
  });

  test("a guest makes exactly as many dictionaries as guests may", async () => {
    const clients = nodes.everywhere(await guestAt(nodes.url(0)));
    const body = { name: "German", termsLanguage: "de", definitionsLanguage: "en" } as const;
    const answers = await Promise.all(
      Array.from({ length: 45 }, (_, at) => clients[at % 3]?.call(api.dictionaries.create, { body })),
    );
    expect(answers.filter((answer) => answer?.status === 201)).toHaveLength(ROLE_LIMITS.guest.dictionaries);
  });

  test("somebody signs up, verifies, is signed out and signs in elsewhere", async () => {
    const email = "pooled@example.test";
    const client = new TestClient(nodes.url(0));
    await client.ok(api.auth.signUp, { body: { email, password: PASSWORD } });
    const code = codeIn(await mail.waitFor(email));
    expect(await client.ok(api.auth.verify, { body: { code } })).toEqual({ verified: true });
    await client.ok(api.cookie.deleteToken);
    const elsewhere = new TestClient(nodes.url(1));
    await elsewhere.ok(api.auth.logIn, { body: { email, password: PASSWORD } });
    expect((await elsewhere.ok(api.users.me)).email).toBe(email);
  });

  test("nothing that one connection was told stays with the next", async () => {
    const { rows } = await database.pool.query(
      "SELECT count(*)::int AS locks FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
    );
    expect(rows).toEqual([{ locks: 0 }]);
  });
});
