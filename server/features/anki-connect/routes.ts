import { api } from "../../../shared/api/index.ts";
import type { Role } from "../../../shared/roles.ts";
import { AppError } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";
import { parseJson } from "../../http/json-body.ts";
import type { Call, Mount } from "../../http/mount.ts";
import { perNetwork } from "../../http/networks.ts";
import { KeyedMutex } from "../../keyed-mutex.ts";
import type { Services } from "../../services.ts";
import { answerTo, costOf, PERMISSION } from "./actions.ts";
import { AnkiError, AnswerRoom, readRequest, refusal, success, type AnkiRequest } from "./protocol.ts";

/** Functions of other features. */
interface Others {
  /** Null where the token is invalid, or its owner may not use the product now. */
  findTokenOwner: (db: Db, token: string) => Promise<{ userId: string; role: Role } | null>;
}

/** A body larger than this counts as several requests. */
const UNIT_BYTES = 64 * 1024;
/** A reader opens a pop-up at every word, and each pop-up sends several requests. */
const PER_MINUTE = 2400;

export function mountAnkiConnect(
  mount: Mount,
  { efforts, limits }: Services,
  { findTokenOwner }: Others,
): void {
  const mutex = new KeyedMutex();

  const answer = async (
    { db, search, actFor, ip, body, language, request, reply }: DoorCall,
    keyInAddress: string | undefined,
  ): Promise<string> => {
    reply.header("content-type", "application/json; charset=utf-8");
    const many = Math.max(1, Math.ceil((body?.length ?? 0) / UNIT_BYTES));
    const allowances = perNetwork("ankiconnect-from", ip, { limit: PER_MINUTE, seconds: 60 });
    await limits.take(db, ...allowances.map((allowance) => ({ ...allowance, many })));
    const asked = requestIn(body);
    if (asked instanceof AnkiError) return JSON.stringify(refusal(asked.message));
    // The only action that needs no key.
    if (asked.action === "requestPermission") return JSON.stringify(success(asked.version, PERMISSION));
    const owner = await findTokenOwner(db, asked.key || (keyInAddress ?? ""));
    if (!owner) return JSON.stringify(refusal("valid api key must be provided"));
    const { userId, role } = owner;
    request.userId = userId;
    actFor({ id: userId, role });
    await limits.take(db, {
      key: `ankiconnect:${userId}`,
      limit: PER_MINUTE,
      seconds: 60,
      many: costOf(asked),
    });
    const answered = await mutex.run(userId, () =>
      efforts.within({ db, userId, ip, heavy: true }, (effort) =>
        answerTo({ db, search, userId, role, language, effort, room: new AnswerRoom() }, asked),
      ),
    );
    return JSON.stringify(answered);
  };

  // The body's key is the protocol's own; of two in an address, the path's is the one that was made for it.
  mount(api.ankiConnect.call, async (call) => answer(call, call.query.key));
  mount(api.ankiConnect.callWithKey, async (call) => answer(call, call.params.token || call.query.key));
  mount(api.ankiConnect.preflight, async () => {});
  mount(api.ankiConnect.preflightWithKey, async () => {});
}

type DoorCall = Pick<
  Call<typeof api.ankiConnect.call>,
  "db" | "search" | "actFor" | "ip" | "body" | "language" | "request" | "reply"
>;

function requestIn(body: Uint8Array | undefined): AnkiRequest | AnkiError {
  let value: unknown;
  try {
    value = parseJson(body ?? new Uint8Array());
  } catch (cause) {
    throw new AppError("malformed_request", { cause });
  }
  try {
    return readRequest(value);
  } catch (error) {
    if (error instanceof AnkiError) return error;
    throw error;
  }
}
