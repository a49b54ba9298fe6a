import type { Server } from "node:http";

import Fastify, { LogController, type FastifyHttpOptions, type FastifyInstance } from "fastify";

import { AppError } from "./app-error.ts";
import type { Config } from "./config.ts";
import { createServices } from "./create-services.ts";
import type { Database, Db } from "./database/open.ts";
import { openDoor } from "./features/anki-connect/door.ts";
import { mountAnkiConnect } from "./features/anki-connect/routes.ts";
import { mountAuth } from "./features/auth/routes.ts";
import { findTokenOwner } from "./features/auth/tokens/tokens.ts";
import { mountDictionaries } from "./features/dictionaries/routes.ts";
import { ownDictionaries } from "./features/own-data.ts";
import { mountPayment } from "./features/payment/routes.ts";
import { mountPush } from "./features/push/routes.ts";
import { mountReminders } from "./features/reminders/routes.ts";
import { setReminder } from "./features/reminders/setting.ts";
import { mountReviews } from "./features/reviews/routes.ts";
import { mountServer } from "./features/server/routes.ts";
import { settingsOf } from "./features/server/settings.ts";
import { mountSharedPicture } from "./features/sharing/picture.ts";
import { findSharedPage, mountSharing } from "./features/sharing/routes.ts";
import { mountSpeech } from "./features/speech/routes.ts";
import { mountHistory } from "./features/testing/history/routes.ts";
import { mountTesting } from "./features/testing/routes.ts";
import { mountTranslate } from "./features/translate/routes.ts";
import { readUser } from "./features/users/read-user.ts";
import { mountUsers } from "./features/users/routes.ts";
import { boundAnswers } from "./http/bytes/answers.ts";
import { CallCost } from "./http/call-cost.ts";
import { refuseBroken } from "./http/client-errors.ts";
import { handleErrors, sendError } from "./http/errors.ts";
import { securityHeaders, setSecurityHeaders } from "./http/headers.ts";
import { acceptOnlyJson } from "./http/json-body.ts";
import { mountOn, type Mount } from "./http/mount.ts";
import { observeRequests } from "./http/observe.ts";
import { servePages } from "./http/pages.ts";
import { requestIds } from "./http/request-ids.ts";
import { slowRefusals } from "./http/slow-refusals.ts";
import { watchStatements } from "./metrics/statements.ts";
import { rememberSecurityEvents } from "./security-events.ts";
import type { ProcessServices } from "./services.ts";

export interface AppOptions {
  config: Config;
  database: Database;
  /** Names of the migrations that this version needs; left out where the schema is known to be current. */
  migrations?: readonly string[];
  /** The built web app; without it only the API is served. */
  webDirectory?: string;
  /** The module that prerenders the app's public pages. */
  prerenderer?: string;
  /** Where log lines go instead of standard output. */
  logTo?: { write(line: string): void };
}

export interface App {
  app: FastifyInstance;
  services: ProcessServices;
  /** Every route that is mounted, as `GET /api/users/me`. */
  routes: ReadonlySet<string>;
}

/** The whole product as one Fastify server, not listening yet. */
export async function createApp({
  config,
  database,
  migrations = [],
  webDirectory,
  prerenderer,
  logTo,
}: AppOptions): Promise<App> {
  const app = Fastify(serverOptions(config, logTo));
  const services = createServices(config, database, app.log, migrations);
  const { metrics } = services;
  watchStatements(database, { metrics, log: app.log, slowMs: config.SLOW_QUERY_MS });
  app.addHook("onClose", () => services.outbox.close());
  const routes = new Set<string>();
  app.addHook("onRoute", ({ method, url }) => {
    for (const one of [method].flat()) routes.add(`${one} ${url}`);
  });
  observeRequests(app, metrics);
  rememberSecurityEvents(app);
  setSecurityHeaders(app, config.PUBLIC_URL);
  handleErrors(app, (code) => metrics.countError(code));
  boundAnswers(app);
  slowRefusals(app, config.RATE_LIMIT_FACTOR);
  await app.register(async (scope) => mountApi(scope, services), { prefix: "/api" });
  if (webDirectory) {
    const ofVisitor = (ip: string): Db =>
      new CallCost(services, { ip, hasLeft: () => false, finishes: true }).database.db;
    mountSharedPicture(app, services, ofVisitor);
    await app.register((scope) =>
      servePages(scope, {
        directory: webDirectory,
        prerenderer,
        publicUrl: config.PUBLIC_URL,
        settings: settingsOf(config),
        cookies: services.cookies,
        ofVisitor,
        findShared: findSharedPage(services, ofVisitor),
        googleScriptUrl: config.google ? config.GOOGLE_SCRIPT_URL : null,
      }),
    );
  }
  return { app, services, routes };
}

function mountApi(scope: FastifyInstance, services: ProcessServices): void {
  acceptOnlyJson(scope);
  const notFound = (): never => {
    throw new AppError("not_found");
  };
  // Before the pages, which have a route for every path; and before a body is read, which may be one that no call takes.
  scope.all("/*", { onRequest: notFound }, notFound);
  scope.all("/", { onRequest: notFound }, notFound);
  // For methods that no route can be mounted for.
  scope.setNotFoundHandler(notFound);
  mountFeatures(mountOn(scope, services), services);
  scope.register(async (door) => {
    openDoor(door);
    const totpForDevelopers = services.config.REQUIRE_TOTP_FOR_DEVELOPERS;
    mountAnkiConnect(mountOn(door, services), services, {
      findTokenOwner: (db, token) => findTokenOwner(db, token, totpForDevelopers),
    });
  });
}

function mountFeatures(mount: Mount, services: ProcessServices): void {
  mountServer(mount, services);
  mountAuth(mount, services);
  mountUsers(mount, services, ownDictionaries(services.config), setReminder);
  mountDictionaries(mount, services);
  mountTesting(mount, services);
  mountHistory(mount);
  mountReviews(mount, services);
  mountReminders(mount, services);
  mountPush(mount, services);
  mountTranslate(mount, services);
  mountSpeech(mount, services);
  mountSharing(mount, services);
  mountPayment(mount, services, readUser);
}

function serverOptions(config: Config, logTo: AppOptions["logTo"]): FastifyHttpOptions<Server> {
  return {
    logger: {
      level: config.LOG_LEVEL,
      ...(logTo && { stream: logTo }),
      // PostgreSQL quotes there the values that it rejected.
      redact: ["err.detail", "err.where", "err.internalQuery"],
      serializers: {
        // Neither path nor query is logged: both may contain words.
        req: ({ method, id }) => ({ method, id }),
      },
    },
    genReqId: requestIds(config.TRUST_PROXY),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedHops(config.TRUST_PROXY),
    exposeHeadRoutes: false,
    bodyLimit: 64 * 1024,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    routerOptions: { maxParamLength: 4096, ignoreTrailingSlash: false },
    // A client that reads nothing of an answer is cut off within twice this time, which is longer than any answer
    // takes.
    connectionTimeout: 60_000,
    // A client that is slow to send a request is cut off within ten seconds; the check runs once a second.
    requestTimeout: 8_000,
    http: { headersTimeout: 8_000, requestTimeout: 8_000, connectionsCheckingInterval: 1000 },
    clientErrorHandler: (error, socket) => refuseBroken(error, socket, securityHeaders(config.PUBLIC_URL)),
    frameworkErrors: (error, request, reply) => {
      sendError(new AppError("malformed_request", { cause: error }), request, reply);
    },
  };
}

/** A number of hops counted from us, or the proxies' own addresses (contract §9). */
const trustedHops = (setting: Config["TRUST_PROXY"]) =>
  typeof setting === "number" ? (_address: string, hop: number) => hop < setting : (setting ?? false);
