import { randomUUID } from "node:crypto";

import pg from "pg";

import { distribute } from "../server/database/citus/distribute.ts";
import type { EmbeddedConnection } from "../server/database/embedded/embedded.ts";
import { migrate } from "../server/database/migrate.ts";
import { openDatabase, type Database } from "../server/database/open.ts";
import type { TestDatabase } from "./database.ts";
import { dropDatabase } from "./drop-database.ts";

/**
 * The address of a coordinator with registered workers, with a superuser; each test creates its own databases on all of
 * them.
 */
export const citusUrl = process.env["TEST_CITUS_URL"];
/** Whether every test that needs a database of this version gets a distributed one. */
export const allOnCitus = citusUrl !== undefined && process.env["TEST_ALL_ON_CITUS"] === "true";

export interface CitusDatabase extends TestDatabase {
  /** For `DATABASE_URL`. */
  url: string;
  /** Closes all connections. */
  release(): Promise<void>;
}

interface Node {
  host: string;
  port: number;
  isCoordinator: boolean;
}

/** A new database with nothing but Citus, on the coordinator and every worker. */
export async function createCitusDatabase(poolSize = 10): Promise<CitusDatabase> {
  const nodes = await nodesOfCluster();
  const name = newName();
  for (const node of nodes) {
    await using(at(node, "postgres"), async (client) => {
      await client.query(`CREATE DATABASE ${name}`);
      // Enough shards to use all workers.
      await client.query(`ALTER DATABASE ${name} SET citus.shard_count = 4`);
    });
    await using(at(node, name), (client) => client.query("CREATE EXTENSION citus"));
  }
  const { host: own, port: ownPort } = coordinatorOf(nodes);
  await using(at(coordinatorOf(nodes), name), async (client) => {
    await client.query("SELECT citus_set_coordinator_host($1, $2)", [own, ownPort]);
    for (const { host, port, isCoordinator } of nodes)
      if (!isCoordinator) await client.query("SELECT citus_add_node($1, $2)", [host, port]);
  });
  return opened(nodes, name, poolSize);
}

/** The same with the tables of this version, all on the coordinator. */
export async function createMigratedCitusDatabase(migrations: string): Promise<CitusDatabase> {
  const database = await createCitusDatabase();
  await migrate(database.pool, migrations);
  return database;
}

/** A database with distributed tables as a template; nobody can connect to it. */
export async function prepareSpread(migrations: string): Promise<{ name: string; drop(): Promise<void> }> {
  const nodes = await nodesOfCluster();
  const { connection, pool, release, close } = await createMigratedCitusDatabase(migrations);
  await distribute(pool);
  await release();
  const name = connection.database;
  for (const node of nodes)
    await using(at(node, "postgres"), async (client) => {
      await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
      // Citus keeps a connection of its own to each database.
      await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [name]);
    });
  return { name, drop: close };
}

/** A copy of a prepared database, which sends a notice for each statement that queries several workers. */
export async function copySpread(
  template: string,
  poolSize: number,
  watch: (pool: pg.Pool) => void,
): Promise<CitusDatabase> {
  const nodes = await nodesOfCluster();
  const name = newName();
  for (const node of nodes)
    await using(at(node, "postgres"), (client) =>
      client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`),
    );
  await using(at(coordinatorOf(nodes), "postgres"), async (client) => {
    await client.query(`ALTER DATABASE ${name} SET citus.multi_task_query_log_level = 'notice'`);
    // A generic plan would be tried for all users and never used, but would cause a notice.
    await client.query(`ALTER DATABASE ${name} SET plan_cache_mode = force_custom_plan`);
  });
  return opened(nodes, name, poolSize, watch);
}

function opened(
  nodes: readonly Node[],
  name: string,
  poolSize: number,
  watch: (pool: pg.Pool) => void = () => {},
): CitusDatabase {
  const connection = at(coordinatorOf(nodes), name);
  const all: Database[] = [];
  const open = (): Database => {
    const database = openDatabase({ ...connection, poolSize, onError: () => {} });
    watch(database.pool);
    all.push(database);
    return database;
  };
  const release = async (): Promise<void> => {
    await Promise.all(all.splice(0).map((database) => database.close()));
  };
  const url = new URL(citusUrl ?? "");
  url.pathname = `/${name}`;
  return {
    ...open(),
    connection,
    url: url.href,
    another: open,
    release,
    close: async () => {
      await release();
      for (const node of nodes) await using(at(node, "postgres"), (client) => dropDatabase(client, name));
    },
  };
}

const newName = (): string => `test_${randomUUID().replaceAll("-", "")}`;

function at({ host, port }: Node, database: string): EmbeddedConnection {
  const { username, password } = new URL(citusUrl ?? "");
  return { host, port, user: decodeURIComponent(username), password: decodeURIComponent(password), database };
}

function coordinatorOf(nodes: readonly Node[]): Node {
  const coordinator = nodes.find(({ isCoordinator }) => isCoordinator);
  if (!coordinator) throw new Error("The cluster of TEST_CITUS_URL knows no coordinator");
  return coordinator;
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
