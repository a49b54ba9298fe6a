import { api } from "../../../shared/api/index.ts";
import { callerOf } from "../../http/caller.ts";
import type { Mount } from "../../http/mount.ts";
import { KeyedMutex } from "../../keyed-mutex.ts";
import type { Services } from "../../services.ts";
import { readWordMemory } from "../reviews/index.ts";
import { Packages } from "./anki/package.ts";
import { changeDictionary, isHeavy } from "./change.ts";
import { createDictionary } from "./create.ts";
import { deleteDictionary } from "./delete.ts";
import { readDuplicates } from "./duplicates.ts";
import { fileOf, savedAs } from "./export.ts";
import { readLetters } from "./letters.ts";
import { filtered, readDictionaries, sorted } from "./list.ts";
import { moveWords } from "./move.ts";
import { readWord } from "./read-word.ts";
import { readWords } from "./read.ts";
import { readTags } from "./tags.ts";

export function mountDictionaries(mount: Mount, services: Services): void {
  mountReading(mount, services);
  mountChanging(mount, services);
}

/** A package is more work than any other download. */
const PACKAGES_AN_HOUR = 60;

function mountReading(mount: Mount, { efforts, limits, spool }: Services): void {
  const packages = new Packages(spool);
  const { list, read, word, letters, tags, duplicates, export: download } = api.dictionaries;

  mount(list, async ({ db, account, query }) => {
    const order = orderOf(query, account.dictionariesSort, account.dictionariesSortDirection);
    const language = account.interfaceLanguage;
    const all = await readDictionaries(db, account.id);
    return { data: sorted(filtered(all, query.filter, language), { ...order, language }) };
  });

  mount(read, async ({ db, search, account, params, query }) => {
    const { dictionary, words, next } = await readWords(query.filter ? search : db, {
      userId: account.id,
      dictionaryId: params.id,
      ...orderOf(query, account.dictionaryWordsSort, account.dictionaryWordsSortDirection),
      filter: query.filter,
      tag: query.tag,
      resting: flagOf(query.resting),
      after: query.after,
    });
    return { ...dictionary, words, next };
  });

  mount(word, async ({ db, account: { id: userId }, ip, params: { dictionaryId, wordId } }) => {
    const found = await readWord(db, userId, dictionaryId, wordId);
    const memory = await efforts.within({ db, userId, ip, heavy: false }, (effort) =>
      readWordMemory(db, userId, wordId, effort),
    );
    return { ...found, memory };
  });

  mount(letters, ({ db, search, account, params, query: { filter, tag, resting, direction = 1 } }) =>
    readLetters(filter ? search : db, {
      userId: account.id,
      dictionaryId: params.id,
      direction,
      filter,
      tag,
      resting: flagOf(resting),
    }),
  );

  mount(tags, ({ db, account, params }) => readTags(db, account.id, params.id, account.interfaceLanguage));

  mount(duplicates, async ({ db, account, params, query }) => ({
    words: await readDuplicates(db, account.id, params.id, query.term),
  }));

  mount(download, async (call) => {
    const { db, account, ip, params, reply } = call;
    const { format } = call.query;
    const caller = callerOf(call);
    if (format === "apkg") {
      await limits.take(db, { key: `package:${account.id}`, limit: PACKAGES_AN_HOUR, seconds: 3600 });
      const { name, content } = await efforts.within({ db, userId: account.id, ip, heavy: false }, (effort) =>
        packages.make(db, account.id, params.id, caller, effort),
      );
      reply.header("content-type", "application/x-apkg");
      reply.header("content-disposition", savedAs(`${name}.apkg`));
      return content;
    }
    const file = await fileOf(db, account.id, params.id, format);
    reply.header("content-type", file.type).header("content-disposition", file.disposition);
    return spool.hold(caller, (write) => write(file.content));
  });
}

const flagOf = (value: "true" | "false" | undefined): boolean | undefined => value && value === "true";

/** All reviews of the words are rewritten. */
const MOVES_AN_HOUR = 600;

function mountChanging(mount: Mount, { efforts, limits }: Services): void {
  const { create, update, move, delete: remove } = api.dictionaries;
  const mutex = new KeyedMutex();

  mount(create, ({ db, account, body }) =>
    mutex.run(account.id, () => db.transaction().execute((tx) => createDictionary(tx, account.id, body))),
  );

  mount(update, ({ db, account: { id: userId, role }, ip, params, body: changes }) =>
    efforts.within({ db, userId, ip, heavy: isHeavy(changes) }, (effort) =>
      mutex.run(`${userId} ${params.id}`, () =>
        changeDictionary(db, { userId, role, dictionaryId: params.id, changes, effort }),
      ),
    ),
  );

  mount(move, async ({ db, account: { id: userId }, ip, params, body: { dictionaryId, words } }) => {
    await limits.take(db, { key: `move:${userId}`, limit: MOVES_AN_HOUR, seconds: 3600 });
    return efforts.within({ db, userId, ip, heavy: true }, (effort) =>
      mutex.run(userId, () =>
        moveWords(db, { userId, from: params.id, to: dictionaryId, wordIds: words, effort }),
      ),
    );
  });

  mount(remove, ({ db, account, params }) => deleteDictionary(db, account.id, params.id));
}

/**
 * The sort that the request asks for, otherwise the saved one; a sort without a direction is ascending (contract §5).
 */
const orderOf = <S extends string>(
  asked: { sort?: S | undefined; direction?: 1 | -1 | undefined },
  savedSort: S,
  savedDirection: 1 | -1,
): { sort: S; direction: 1 | -1 } => ({
  sort: asked.sort ?? savedSort,
  direction: asked.direction ?? (asked.sort ? 1 : savedDirection),
});
