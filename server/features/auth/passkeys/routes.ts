import { parse as bytesOfUuid } from "uuid";

import { api } from "../../../../shared/api/index.ts";
import { PASSKEY_CHALLENGE_SECONDS } from "../../../../shared/limits.ts";
import { AppError, invalidField } from "../../../app-error.ts";
import type { Account } from "../../../http/account.ts";
import { deviceOf } from "../../../http/device.ts";
import type { Mount } from "../../../http/mount.ts";
import type { Services } from "../../../services.ts";
import { allowances } from "../allowances.ts";
import { logEvent } from "../events.ts";
import { tellOwner } from "../notices.ts";
import { requireWayIn } from "../ways-in.ts";
import { newChallenge, takeChallenge } from "./challenges.ts";
import { addPasskey, deletePasskey, requireRoom, readDescriptors, readPasskeys } from "./passkeys.ts";
import { ALGORITHMS, readRegistration, relyingPartyOf } from "./webauthn.ts";

/** Managing one's passkeys (contract §16). */
export function mountPasskeys(mount: Mount, services: Services): void {
  mountAdding(mount, services);
  mountKept(mount, services);
}

function mountAdding(mount: Mount, { config, database: { db }, limits, outbox, sessions }: Services): void {
  const relyingParty = relyingPartyOf(config.PUBLIC_URL);

  mount(api.passkeys.options, async ({ account, session }) => {
    const email = requireAddress(account);
    await limits.take(allowances.passkeys(account.id));
    await requireRoom(db, account.id);
    return {
      challenge: await newChallenge(db, { purpose: "create", tokenHash: session.tokenHash }),
      rp: { id: relyingParty.id, name: "Wordhoard" },
      user: {
        id: Buffer.from(bytesOfUuid(account.id)).toString("base64url"),
        name: email,
        displayName: email,
      },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key" as const, alg })),
      timeout: PASSKEY_CHALLENGE_SECONDS * 1000,
      excludeCredentials: await readDescriptors(db, account.id),
      authenticatorSelection: {
        residentKey: "required" as const,
        requireResidentKey: true as const,
        userVerification: "required" as const,
      },
      attestation: "none" as const,
    };
  });

  mount(api.passkeys.add, async ({ account, session, body: { response, name }, request }) => {
    requireAddress(account);
    await limits.take(allowances.passkeys(account.id));
    const flow = { purpose: "create", tokenHash: session.tokenHash } as const;
    const challenge = await takeChallenge(db, flow, response.response.clientDataJSON);
    const credential = challenge && (await readRegistration(relyingParty, response, challenge));
    if (!credential) throw invalidField("response", { key: "passkey" });
    const passkey = await db.transaction().execute(async (tx) => {
      await sessions.hold(tx, session);
      const added = await addPasskey(tx, account.id, {
        credential,
        transports: response.response.transports ?? [],
        name: name ?? deviceOf(request.headers["user-agent"]),
      });
      await tellOwner(tx, outbox, account.id, "passkey_added");
      return added;
    });
    outbox.nudge();
    logEvent(request, "passkey_added", { user: account.id });
    return passkey;
  });
}

function mountKept(mount: Mount, { database: { db }, outbox, sessions }: Services): void {
  mount(api.passkeys.list, async ({ account }) => ({ passkeys: await readPasskeys(db, account.id) }));

  mount(api.passkeys.remove, async ({ account, session, params: { id }, request }) => {
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
 * A guest may be anybody at this browser, who would keep a key to the account of the person who later signs up there
 * (decision 180).
 */
function requireAddress({ email }: Account): string {
  if (email === null) throw new AppError("role_forbidden");
  return email;
}
