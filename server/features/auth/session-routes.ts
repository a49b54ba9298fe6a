import { api } from "../../../shared/api/index.ts";
import type { Services } from "../../app.ts";
import { AppError } from "../../http/app-error.ts";
import type { Mount } from "../../http/mount.ts";
import { logEvent } from "./events.ts";
import { demandOwnPassword } from "./own-password.ts";
import { endOtherSessions, endSession, readSessions } from "./session-list.ts";

/** Where an account is signed in, and the proof that its owner sits there (contract §16). */
export function mountSessions(mount: Mount, services: Services): void {
  mountList(mount, services);
  mountProof(mount, services);
}

function mountList(mount: Mount, { database: { db }, sessions }: Services): void {
  mount(api.auth.sessions, async ({ account, session }) => ({
    sessions: await readSessions(db, account.id, session.id),
  }));

  mount(api.auth.endSession, async ({ account, session, params: { id }, request, reply }) => {
    if (!(await endSession(db, account.id, id))) throw new AppError("not_found");
    if (id === session.id) sessions.forget(reply);
    logEvent(request, "session_ended", { user: account.id });
  });

  mount(api.auth.endOtherSessions, async ({ account, session, request }) => {
    await endOtherSessions(db, account.id, session.id);
    logEvent(request, "session_ended", { user: account.id });
  });
}

function mountProof(mount: Mount, services: Services): void {
  const { sessions } = services;
  mount(api.auth.prove, async ({ account, session, body: { password }, ip, request }) => {
    await demandOwnPassword(services, { account, ip, request }, { password, field: "password" });
    await sessions.prove(session);
    logEvent(request, "proved", { user: account.id });
  });
}
