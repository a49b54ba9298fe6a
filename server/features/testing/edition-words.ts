import { CompiledQuery } from "kysely";

import type { Entry } from "../../../shared/judge/prepare.ts";
import type { Db } from "../../database/open.ts";
import { PAGE_WORDS } from "./editions.ts";

/** A word of an edition. */
export interface EditionWord extends Entry {
  order: number;
}

interface EditionPage {
  order_numbers: number[];
  word_ids: string[];
  terms: string[];
  definitions: string[][];
}

const PAGES = `
  SELECT p.order_numbers, p.word_ids, p.terms, p.definitions FROM edition_pages AS p
  WHERE p.user_id = $1 AND p.edition_id = $2`;

/** All words of an edition; none once the dictionary is deleted. */
export const readEdition = (db: Db, userId: string, editionId: string): Promise<EditionWord[]> =>
  readPages(db, PAGES, [userId, editionId]);

/** The words of these order numbers. */
export async function readWords(
  db: Db,
  userId: string,
  editionId: string,
  numbers: ReadonlySet<number>,
): Promise<EditionWord[]> {
  if (numbers.size === 0) return [];
  const pages = new Set([...numbers].map((number) => Math.floor(number / PAGE_WORDS)));
  const words = await readPages(db, `${PAGES} AND p.page = ANY($3::int[])`, [userId, editionId, [...pages]]);
  return words.filter(({ order }) => numbers.has(order));
}

async function readPages(db: Db, text: string, values: unknown[]): Promise<EditionWord[]> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, values) as CompiledQuery<EditionPage>);
  return rows.flatMap(({ order_numbers, word_ids, terms, definitions }) =>
    order_numbers.map((order, at) => ({
      order,
      id: word_ids[at] ?? "",
      term: terms[at] ?? "",
      definitions: definitions[at] ?? [],
    })),
  );
}
