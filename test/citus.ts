import { randomUUID } from "node:crypto";

import pg from "pg";

import { migrate } from "../server/database/migrate.ts";
import { openDatabase, type Database } from "../server/database/open.ts";
import { MIGRATIONS } from "./cluster.ts";
import type { TestDatabase } from "./database.ts";
import { dropDatabase } from "./drop-database.ts";

/** A coordinator with workers registered, as a superuser: each test makes databases of its own on all of them. */
export const citusUrl = process.env["TEST_CITUS_URL"];

export interface CitusDatabase extends TestDatabase {
  /** As `DATABASE_URL`. */
  url: string;
}

interface Node {
  host: string;
  port: number;
  isCoordinator: boolean;
}

/** A fresh database with nothing in it but Citus, on the coordinator and every worker. */
export async function createCitusDatabase(poolSize = 10): Promise<CitusDatabase> {
  const { username: user, password } = new URL(citusUrl ?? "");
  const login = { user: decodeURIComponent(user), password: decodeURIComponent(password) };
  const nodes = await nodesOfCluster();
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const at = ({ host, port }: Node, database: string) => ({ ...login, host, port, database });
  const [coordinator] = nodes.filter(({ isCoordinator }) => isCoordinator);
  if (!coordinator) throw new Error("The cluster of TEST_CITUS_URL knows no coordinator");
  for (const node of nodes) {
    await using(at(node, "postgres"), async (client) => {
      await client.query(`CREATE DATABASE ${name}`);
      // Enough to be on all workers.
      await client.query(`ALTER DATABASE ${name} SET citus.shard_count = 4`);
    });
    await using(at(node, name), (client) => client.query("CREATE EXTENSION citus"));
  }
  await using(at(coordinator, name), async (client) => {
    await client.query("SELECT citus_set_coordinator_host($1, $2)", [coordinator.host, coordinator.port]);
    for (const { host, port, isCoordinator } of nodes)
      if (!isCoordinator) await client.query("SELECT citus_add_node($1, $2)", [host, port]);
  });
  const connection = at(coordinator, name);
  const opened: Database[] = [];
  const open = (): Database => {
    const database = openDatabase({ ...connection, poolSize, onError: () => {} });
    opened.push(database);
    return database;
  };
  const url = new URL(citusUrl ?? "");
  url.pathname = `/${name}`;
  return {
    ...open(),
    connection,
    url: url.href,
    another: open,
    close: async () => {
      await Promise.all(opened.map((database) => database.close()));
      for (const node of nodes) await using(at(node, "postgres"), (client) => dropDatabase(client, name));
    },
  };
}

/** The same with the tables of this version, on the coordinator alone. */
export async function createMigratedCitusDatabase(): Promise<CitusDatabase> {
  const database = await createCitusDatabase();
  await migrate(database.pool, MIGRATIONS);
  return database;
}

const nodesOfCluster = (): Promise<Node[]> =>
  using({ connectionString: citusUrl ?? "" }, async (client) => {
    const { rows } = await client.query<Node>(`
      SELECT nodename AS host, nodeport AS port, groupid = 0 AS "isCoordinator"
      FROM pg_dist_node WHERE noderole = 'primary' ORDER BY groupid`);
    return rows;
  });

async function using<T>(config: pg.ClientConfig, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
