import { once } from "node:events";
import {
  connect,
  createServer,
  type AddressInfo,
  type NetConnectOpts,
  type Server,
  type Socket,
} from "node:net";

/**
 * When the connection of a statement is cut: before the statement reaches the database, or before its answer reaches
 * the server.
 */
export type Moment = "unsent" | "unanswered";

/** A proxy between server and database that can fail in every way in which a network fails. */
export class DatabaseProxy {
  readonly port: number;
  readonly #server: Server;
  readonly #target: NetConnectOpts;
  readonly #pairs = new Set<readonly [client: Socket, database: Socket]>();
  #hanging = false;
  #cut: { pattern: RegExp; moment: Moment; done: () => void } | undefined;

  static async open(target: NetConnectOpts): Promise<DatabaseProxy> {
    const server = createServer();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return new DatabaseProxy(server, target);
  }

  private constructor(server: Server, target: NetConnectOpts) {
    this.#server = server;
    this.#target = target;
    this.port = (server.address() as AddressInfo).port;
    server.on("connection", (client) => this.#join(client));
  }

  /** Stops forwarding without closing any connection. */
  hang(): void {
    this.#hanging = true;
    for (const [client, database] of this.#pairs) for (const socket of [client, database]) socket.pause();
  }

  resume(): void {
    this.#hanging = false;
    for (const [client, database] of this.#pairs) for (const socket of [client, database]) socket.resume();
  }

  /** Cuts all connections and refuses new ones. */
  async refuse(): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    this.cutAll();
    await closed;
  }

  async accept(): Promise<void> {
    this.#server.listen(this.port, "127.0.0.1");
    await once(this.#server, "listening");
  }

  cutAll(): void {
    for (const pair of this.#pairs) this.#part(pair);
  }

  /** Cuts the next connection that sends a matching statement. */
  cutNext(pattern: RegExp, moment: Moment): Promise<void> {
    return new Promise((done) => (this.#cut = { pattern, moment, done }));
  }

  async close(): Promise<void> {
    this.cutAll();
    if (!this.#server.listening) return;
    this.#server.close();
    await once(this.#server, "close");
  }

  #join(client: Socket): void {
    const database = connect(this.#target);
    const pair = [client, database] as const;
    this.#pairs.add(pair);
    for (const socket of pair) {
      socket.setNoDelay(true);
      socket.on("error", () => this.#part(pair));
      socket.on("close", () => this.#part(pair));
      if (this.#hanging) socket.pause();
    }
    database.on("data", (bytes) => client.write(bytes));
    client.on("data", (bytes) => {
      const cut = this.#cut;
      if (!cut?.pattern.test(bytes.toString("latin1"))) return void database.write(bytes);
      this.#cut = undefined;
      if (cut.moment === "unanswered") {
        database.removeAllListeners("data");
        database.once("data", () => this.#part(pair));
        database.write(bytes);
      } else this.#part(pair);
      cut.done();
    });
  }

  #part(pair: readonly [Socket, Socket]): void {
    this.#pairs.delete(pair);
    for (const socket of pair) socket.destroy();
  }
}
