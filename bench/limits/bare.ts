import { createServer } from "node:http";

import pg from "pg";

/** The upper bound for our server: one route that answers with JSON, and one that reads one row first. */
const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"] ?? "", max: 16 });
const query = { name: "one", text: "SELECT id, role FROM users WHERE id = $1" };

const server = createServer((request, response) => {
  const id = request.url?.slice(1);
  void (id ? pool.query({ ...query, values: [id] }) : Promise.resolve({ rows: [{ hello: "world" }] })).then(
    ({ rows }) => {
      const body = JSON.stringify(rows[0]);
      response.writeHead(200, {
        "content-type": "application/json; charset=utf-8",
        "content-length": Buffer.byteLength(body),
      });
      response.end(body);
    },
  );
});
process.on("SIGTERM", () => server.close(() => void pool.end()));
server.listen(Number(process.env["PORT"]), "127.0.0.1", () => process.stdout.write("ready\n"));
