import { api } from "../../../../shared/api/index.ts";
import { AppError } from "../../../app-error.ts";
import type { Account } from "../../../http/account.ts";
import type { Mount } from "../../../http/mount.ts";
import type { Services } from "../../../services.ts";
import { accountAllowances } from "../allowances.ts";
import { logEvent } from "../events.ts";
import { tellOwner } from "../notices.ts";
import { requireWayIn } from "../ways-in.ts";
import { newChallenge, takeChallenge } from "./challenges.ts";
import { creationOptions, readNewPasskey } from "./creation.ts";
import { addPasskey, deletePasskey, requireRoom, readDescriptors, readPasskeys } from "./passkeys.ts";
import { relyingPartyOf } from "./webauthn.ts";

/** Managing one's passkeys (contract §16). */
export function mountPasskeys(mount: Mount, services: Services): void {
  mountAdding(mount, services);
  mountList(mount, services);
}

function mountAdding(mount: Mount, { config, limits, outbox, sessions }: Services): void {
  const relyingParty = relyingPartyOf(config.PUBLIC_URL);

  mount(api.passkeys.options, async ({ db, account, session }) => {
    const email = requireAddress(account);
    await limits.take(db, accountAllowances.passkeys(account.id));
    await requireRoom(db, account.id);
    const challenge = await newChallenge(db, { purpose: "create", tokenHash: session.tokenHash });
    const known = await readDescriptors(db, account.id);
    return creationOptions(relyingParty.id, challenge, { userId: account.id, email, known });
  });

  mount(api.passkeys.add, async ({ db, account, session, body: { response, name }, request }) => {
    requireAddress(account);
    await limits.take(db, accountAllowances.passkeys(account.id));
    const flow = { purpose: "create", tokenHash: session.tokenHash } as const;
    const taken = await takeChallenge(db, flow, response.response.clientDataJSON);
    const made = await readNewPasskey(relyingParty, taken?.challenge, { response, name, request });
    const passkey = await db.transaction().execute(async (tx) => {
      await sessions.hold(tx, session);
      const added = await addPasskey(tx, account.id, made);
      await tellOwner(tx, outbox, account.id, "passkey_added");
      return added;
    });
    outbox.nudge();
    logEvent(request, "passkey_added", { user: account.id });
    return passkey;
  });
}

function mountList(mount: Mount, { outbox, sessions }: Services): void {
  mount(api.passkeys.list, async ({ db, account }) => ({ passkeys: await readPasskeys(db, account.id) }));

  mount(api.passkeys.remove, async ({ db, account, session, params: { id }, request }) => {
    await db.transaction().execute(async (tx) => {
      await sessions.hold(tx, session);
      if (!(await deletePasskey(tx, account.id, id))) throw new AppError("not_found");
      await requireWayIn(tx, account.id);
      await tellOwner(tx, outbox, account.id, "passkey_removed");
    });
    outbox.nudge();
    logEvent(request, "passkey_removed", { user: account.id });
  });
}

/**
 * A guest may be anybody at this browser, and gets a passkey only together with the address that they sign up with
 * (decision 206).
 */
function requireAddress({ email }: Account): string {
  if (email === null) throw new AppError("role_forbidden");
  return email;
}
