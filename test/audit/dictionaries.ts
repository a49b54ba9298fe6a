import { DEFINITIONS, EXAMPLE_LENGTH, LENGTH, NOTE_LENGTH, TAGS } from "../../shared/limits.ts";
import type { Invariant } from "./audit.ts";
import { ALLOWED } from "./limits.ts";

const ofDictionary = "w.user_id = d.user_id AND w.dictionary_id = d.id";

export const DICTIONARIES: readonly Invariant[] = [
  {
    sentence: "A dictionary says how many words it has.",
    broken: `SELECT d.id, d.words_count FROM dictionaries AS d
      WHERE d.words_count <> (SELECT count(*) FROM words AS w WHERE ${ofDictionary})`,
  },
  {
    sentence: "A dictionary says how many of its terms begin with each letter.",
    broken: `SELECT d.id, d.initials FROM dictionaries AS d
      LEFT JOIN LATERAL (
        SELECT jsonb_object_agg(of.initial, of.count) AS initials
        FROM (SELECT w.initial, count(*) AS count FROM words AS w WHERE ${ofDictionary} GROUP BY w.initial) AS of
      ) AS counted ON true
      WHERE d.initials <> coalesce(counted.initials, '{}')`,
  },
  {
    sentence: "Order numbers begin with 1, none is given twice, and the next one is above all.",
    broken: `SELECT d.id, d.next_order FROM dictionaries AS d
      JOIN (
        SELECT user_id, dictionary_id, min(order_number) AS least, max(order_number) AS most,
          count(*) - count(DISTINCT order_number) AS doubled
        FROM words GROUP BY user_id, dictionary_id
      ) AS w ON ${ofDictionary}
      WHERE w.least < 1 OR w.most >= d.next_order OR w.doubled > 0`,
  },
  {
    sentence: "A later number was given no earlier, but to words that were moved.",
    broken: `SELECT id FROM (
        SELECT id, created_at, max(created_at) OVER (
          PARTITION BY user_id, dictionary_id ORDER BY order_number ROWS UNBOUNDED PRECEDING) AS latest
        FROM words WHERE moved_from IS NULL
      ) AS w WHERE w.created_at < w.latest`,
  },
  {
    sentence: "A word that was moved keeps its number of before, which that dictionary gave to no other.",
    broken: `SELECT m.id, m.number_there FROM words AS m
        LEFT JOIN dictionaries AS d ON d.user_id = m.user_id AND d.id = m.moved_from
      WHERE (m.moved_from IS NULL) <> (m.number_there IS NULL) OR m.number_there NOT BETWEEN 1 AND d.next_order - 1
        OR m.moved_from = m.dictionary_id
        OR EXISTS (SELECT 1 FROM words AS w WHERE ${ofDictionary} AND w.order_number = m.number_there)`,
  },
  {
    sentence: "A dictionary was changed no earlier than any of its words, and nothing before it was made.",
    broken: `SELECT d.id FROM dictionaries AS d WHERE d.updated_at < d.created_at
      UNION ALL SELECT w.id FROM words AS w JOIN dictionaries AS d ON ${ofDictionary}
        WHERE w.updated_at < w.created_at OR w.updated_at > d.updated_at`,
  },
  {
    sentence: "No field of a word was changed later than the word.",
    broken: `SELECT w.id, w.field_times FROM words AS w CROSS JOIN jsonb_each_text(w.field_times) AS field
      WHERE field.value::timestamptz > w.updated_at`,
  },
  {
    sentence: "Nobody has more dictionaries than their role allows.",
    broken: `SELECT d.user_id, count(*) FROM dictionaries AS d JOIN ${ALLOWED} AS a ON a.user_id = d.user_id
      GROUP BY d.user_id, a.dictionaries HAVING count(*) > a.dictionaries`,
  },
  {
    sentence: "No dictionary has more words than its owner's role allows.",
    broken: `SELECT d.id, d.words_count FROM dictionaries AS d JOIN ${ALLOWED} AS a ON a.user_id = d.user_id
      WHERE d.words_count > a.words`,
  },
  {
    sentence: "A term is not empty and not too long.",
    broken: `SELECT id, term FROM words WHERE char_length(term) NOT BETWEEN 1 AND ${LENGTH.long}`,
  },
  {
    sentence: "A word has one to twenty definitions, all different, none empty, too long or with a comma.",
    broken: `SELECT w.id, w.definitions FROM words AS w
      WHERE cardinality(w.definitions) NOT BETWEEN ${DEFINITIONS.min} AND ${DEFINITIONS.max}
        OR EXISTS (
          SELECT 1 FROM unnest(w.definitions) AS d (text)
          WHERE char_length(d.text) NOT BETWEEN 1 AND ${LENGTH.long} OR strpos(d.text, ',') > 0)
        OR cardinality(w.definitions) <> (SELECT count(DISTINCT d.text) FROM unnest(w.definitions) AS d (text))`,
  },
  {
    sentence: "Notes and examples are no longer than they may be.",
    broken: `SELECT id FROM words
      WHERE char_length(note) > ${NOTE_LENGTH} OR char_length(example) > ${EXAMPLE_LENGTH}`,
  },
  {
    sentence:
      "A word has twenty tags at most, all different blind to case, none empty, too long or with a comma.",
    broken: `SELECT w.id, w.tags FROM words AS w
      WHERE cardinality(w.tags) > ${TAGS.max} OR cardinality(w.tag_keys) <> cardinality(w.tags)
        OR EXISTS (
          SELECT 1 FROM unnest(w.tags) AS t (text)
          WHERE char_length(t.text) NOT BETWEEN 1 AND ${LENGTH.short} OR strpos(t.text, ',') > 0)
        OR cardinality(w.tags) <> (SELECT count(DISTINCT t.key) FROM unnest(w.tag_keys) AS t (key))`,
  },
  {
    sentence: "A word has the keys by which it is sorted and found, one to five for each definition.",
    broken: `SELECT id FROM words
      WHERE sort_key = '' OR cardinality(string_to_array(definitions_key, E'\\n'))
        NOT BETWEEN cardinality(definitions) AND 5 * cardinality(definitions)`,
  },
  {
    sentence: "A share has as many words as it says, forty to a page.",
    broken: `SELECT s.id, s.words_count, count(p.page), sum(jsonb_array_length(p.words)) FROM shares AS s
      LEFT JOIN share_pages AS p ON p.user_id = s.user_id AND p.share_id = s.id
      GROUP BY s.user_id, s.id
      HAVING s.words_count <> coalesce(sum(jsonb_array_length(p.words)), 0)
        OR count(p.page) <> ceil(s.words_count / 40.0)`,
  },
  {
    sentence: "A share has a picture and the edition of its drawing, or neither.",
    broken: "SELECT id FROM shares WHERE (picture IS NULL) <> (picture_edition IS NULL)",
  },
];
