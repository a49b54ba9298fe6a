import type { Random } from "../../test/faults/random.ts";
import type { LoadAnswer, LoadRequest } from "../testing-load.ts";

/** A request and its name in the report. */
export interface Call extends LoadRequest {
  name: string;
}

/** A learner: an account with a password and one dictionary. */
export interface Person {
  email: string;
  password: string;
  cookie: string;
  /** The client address; each person has a different one. */
  from: string;
  dictionaryId: string;
}

interface Standing {
  test: { id: string; prompt: string[]; needAnswers: number } | null;
}

interface Page {
  wordsCount: number;
  words: { id: string }[];
}

/** The first definition of a term can be derived from the term, so that the simulated learner knows the answer. */
const meaningOf = (term: string): string => term.replace("Wort", "meaning");

/** A word with a random number, so that duplicates are rare. */
export const newWord = (random: Random): { term: string; definitions: string[] } => {
  const term = `Wort ${random.number()}`;
  return { term, definitions: [meaningOf(term), `another ${random.number()}`] };
};

const MOST_WORDS = 200;
const QUESTIONS = 8;

/** The requests of one visit of a learner: browsing, searching, adding words, taking a test and reading its report. */
export function* visit(person: Person, random: Random): Generator<Call, void, LoadAnswer> {
  const { dictionaryId } = person;
  const dictionary = `/dictionaries/${dictionaryId}`;
  if (random.chance(0.2)) yield* signIn(person);
  yield get("read the session", "/users/me");
  yield get("list dictionaries", "/dictionaries");
  const page = parsed(yield get("first page of words", dictionary));
  yield get("search", `${dictionary}?filter=${random.upTo(99)}`);
  for (let i = 0; i < 3; i++) yield change("add a word", dictionary, { create: [newWord(random)] });
  if ((page.wordsCount ?? 0) > MOST_WORDS)
    yield change("remove words", dictionary, { delete: page.words?.map(({ id }) => id) ?? [] });
  yield post("start a test", "/tester", {
    dictionaryId,
    wordsNumberLimit: { count: QUESTIONS, direction: random.chance(0.5) ? 1 : -1 },
  });
  yield* takeTest(random);
  yield get("list reports", `${dictionary}/reports`);
}

function* signIn(person: Person): Generator<Call, void, LoadAnswer> {
  const { email, password } = person;
  const { head } = yield post("sign in", "/auth/login", { email, password });
  const cookie = /set-cookie: ([^;]+)/i.exec(head)?.[1];
  if (cookie) person.cookie = cookie;
}

function* takeTest(random: Random): Generator<Call, void, LoadAnswer> {
  for (;;) {
    const { test } = parsed(yield get("read the question", "/testing"));
    if (!test) return;
    const right = test.needAnswers === 2 && random.chance(0.8);
    const answer = right ? meaningOf(test.prompt.join()) : "quite another thing";
    yield post("answer", "/testing", { answer, testId: test.id });
  }
}

const get = (name: string, path: string): Call => ({ name, method: "GET", path });
const post = (name: string, path: string, body: unknown): Call => ({ name, method: "POST", path, body });
const change = (name: string, path: string, words: unknown): Call => ({
  name,
  method: "PATCH",
  path,
  body: { words },
});

/** The parsed answer if the request succeeded. The cast is safe because the contract defines the shape. */
const parsed = ({ status, body }: LoadAnswer): Partial<Page & Standing> =>
  status < 300 && body ? (JSON.parse(body) as Page & Standing) : {};
