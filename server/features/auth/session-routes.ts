import { api } from "../../../shared/api/index.ts";
import { AppError } from "../../app-error.ts";
import type { Mount } from "../../http/mount.ts";
import type { Services } from "../../services.ts";
import { logEvent } from "./events.ts";
import { endOtherSessions, endSession, readSessions } from "./session-list.ts";

/** Where an account is signed in (contract §16). */
export function mountSessions(mount: Mount, { sessions }: Services): void {
  mount(api.auth.sessions, async ({ db, account, session }) => ({
    sessions: await readSessions(db, account.id, session.id),
  }));

  mount(api.auth.endSession, async ({ db, account, session, params: { id }, request, reply }) => {
    if (!(await endSession(db, account.id, id))) throw new AppError("not_found");
    if (id === session.id) sessions.forget(reply);
    logEvent(request, "session_ended", { user: account.id });
  });

  mount(api.auth.endOtherSessions, async ({ db, account, session, request }) => {
    await endOtherSessions(db, account.id, session.id);
    logEvent(request, "session_ended", { user: account.id });
  });
}
