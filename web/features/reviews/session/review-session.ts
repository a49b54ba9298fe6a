import { v7 as newId } from "uuid";

import type { Entry, Grade, QueueItem, ReviewQueue } from "../../../../shared/api/reviews.ts";
import type { User } from "../../../../shared/api/users.ts";
import { cardKey } from "../../../../shared/memory/card.ts";
import { Learner } from "../../../../shared/memory/learner.ts";
import {
  asBefore,
  decide,
  overrule,
  rewritten,
  skip,
  withHint,
  type Asked,
  type Card,
} from "../../../exercise/asked.ts";
import type { Step } from "../../../exercise/step.ts";
import { showBadge } from "../../../lib/app-badge.ts";
import { serverTime } from "../../../lib/clock.ts";
import { createStore, type Store } from "../../../lib/store.ts";
import type { OwnWords, WordEdit } from "../../../lib/words/own-words.ts";
import { wordOf } from "../card-sides.ts";
import { asWithdrawn, countedIn, type StoredReview } from "../device/database.ts";
import { changeReviews, storeReview, withdrawReview } from "../device/log.ts";
import { sendSoon } from "../device/sending.ts";
import { comingAfter, type Coming } from "./coming.ts";
import { cardBefore, isSameCard, whatIsLeft } from "./course.ts";
import type { LoadedReview } from "./loading.ts";
import { nextTurn, pastOf } from "./meetings.ts";
import { logOn } from "./queue.ts";
import { answerTo } from "./review-of.ts";
import { lastAnswer, rightBefore, type SessionState } from "./session-state.ts";
import { ShownCards } from "./shown.ts";
import { typedText } from "./typed-text.ts";
import { reviewNow, withEdit, WordsNow, type WordEdits } from "./words-now.ts";

/**
 * Today's review, as it runs on the device. The verdict is shown at once; beside it, in the same task, the answer is
 * stored on the device, and sent afterwards (decision 231).
 */
export class ReviewSession {
  readonly #userId: string;
  readonly #learner: Learner;
  readonly #shown: ShownCards;
  /** Whether new cards are shown before they are asked. */
  readonly #introduces: boolean;
  readonly #ready: Promise<void>;
  readonly #wordsNow = new WordsNow();
  #card: Card | undefined;
  readonly #heard: ReadonlySet<string>;
  readonly state: Store<SessionState>;
  #queue: ReviewQueue;
  /** What was answered, also what was taken back. */
  #log: readonly StoredReview[];
  #began = performance.now();

  constructor(
    { id, review }: Pick<User, "id" | "review">,
    { queue, entries, log, heard, words }: LoadedReview,
  ) {
    this.#userId = id;
    this.#learner = new Learner(review);
    this.#introduces = review.introduce;
    this.#shown = new ShownCards(id, () => this.#queue.day);
    this.#queue = queue;
    this.#heard = heard;
    this.#log = log;
    this.state = createStore<SessionState>({ ...this.#next(), words: null });
    this.#ready = entries.then((all) => this.#know(all));
    void words.then((loaded) => loaded && this.#provide(loaded));
  }

  answer(text: string): Step | null | Promise<Step | null> {
    if (!this.#wordsNow.known) {
      const { place } = this.#asked();
      return this.#ready.then(() => (this.state.get().asked?.place === place ? this.answer(text) : null));
    }
    const asked = decide(this.#withHint(this.#asked()), typedText(text));
    if (asked.outcome === null) this.#become({ asked });
    else this.#keep(asked);
    return asked.last;
  }

  skip(): Step | null {
    const asked = skip(this.#asked());
    this.#keep(asked);
    return asked.last;
  }

  /** Shows first letters of an answer that is missing. */
  hint(): string | null {
    const asked = withHint(this.#asked());
    this.#shown.hint(asked.item);
    this.#become({ asked });
    return asked.hint;
  }

  /** The new card was shown whole. It is asked later, or at once where its learner knew it. */
  met(asksNow: boolean): Promise<void> {
    this.#shown.meet(this.#asked().item, asksNow ? null : pastOf(this.#past()));
    return this.goOn();
  }

  /** “I was right”: the same review, with another grade. */
  override(): Step | null {
    const asked = overrule(this.#asked());
    this.#keep(asked);
    return asked.last;
  }

  /** Whether the answer that was overridden has become a definition; null where the card is another by now. */
  tellAdded({ place }: Asked, definitionAdded: boolean): Step | null {
    const { asked } = this.state.get();
    if (asked?.place !== place || asked.last?.kind !== "answered") return null;
    const { result } = asked.last;
    const updated: Asked = { ...asked, last: { ...asked.last, result: { ...result, definitionAdded } } };
    this.#become({ asked: updated });
    return updated.last;
  }

  /** The card was turned over, and its owner says whether they knew it. */
  judgeSelf(knew: boolean): void {
    this.#keep(this.#asked(), knew ? "good" : "again");
  }

  /** When the card that was answered comes again; null while it is open, and where its word rests. */
  comesAgain(): Coming | null {
    const { place } = this.#asked();
    const kept = this.#log.find(({ id }) => id === place.id);
    return kept && !kept.resting ? this.wouldComeAgain(kept.review.grade) : null;
  }

  /** When the card comes again, if this is its grade. */
  wouldComeAgain(grade: Grade): Coming {
    const { item, place } = this.#asked();
    const at = this.#log.find(({ id }) => id === place.id)?.review.at ?? serverTime().toISOString();
    return comingAfter({ id: place.id, at, grade }, item, {
      learner: this.#learner,
      items: this.#wordsNow.cards(this.#queue.items),
      log: this.#log,
    });
  }

  /** Takes the last answer back: its card is asked again, and the answer counts nothing. */
  undo(): StoredReview | null {
    const last = lastAnswer(this.state.get());
    if (!last) return null;
    const withdrawn = asWithdrawn(last);
    void withdrawReview(last).then(() => sendSoon(this.#userId));
    this.#log = this.#log.map((one) => (one.id === last.id ? withdrawn : one));
    // A word that was sent to rest after the answer was awake before it.
    if (last.resting) this.#rest(last.item, false);
    this.#become(this.#next(withdrawn));
    showBadge(this.state.get().left + 1);
    return withdrawn;
  }

  /** Lets the word of the card rest, or wakes it. */
  rest(resting: boolean): void {
    this.#rest(this.#asked().item, resting);
  }

  /** A word was changed on this device: this card and later ones say so, and a verdict stays. */
  edited(wordId: string, edit: WordEdit): void {
    this.#apply(new Map([[wordId, edit]]));
    void changeReviews(this.#userId, (review) =>
      review.item.wordId === wordId ? reviewNow(review, edit) : review,
    ).catch(() => undefined);
  }

  /** To the next card; what another tab answered meanwhile is not asked here. */
  async goOn(): Promise<void> {
    const { place } = this.#asked();
    // Where the device's database cannot be read, what this tab saw is all there is.
    const log = await logOn(this.#userId, this.#queue.day).catch(() => this.#log);
    // The answer may have been taken back meanwhile.
    if (this.state.get().asked?.place !== place) return;
    this.#log = log.map(this.#wordsNow.review);
    this.#become(this.#next());
  }

  /** Another device may have gone on meanwhile: a card that is not due any more is not asked here, unless it was begun. */
  async refresh(queue: ReviewQueue): Promise<void> {
    this.#queue = queue;
    const { asked, answered, meeting, takenBack } = this.state.get();
    const isOpen = asked?.typed.length === 0 && !answered.some(({ id }) => id === asked.place.id);
    const isDue = asked && queue.items.some((item) => isSameCard(item, asked.item));
    // Another tab may have shown it meanwhile.
    const isMet = asked && meeting && this.#shown.isMet(asked.item);
    // The queue may have been read before the server knew what was taken back.
    if (isOpen && (!isDue || isMet) && !takenBack) await this.goOn();
  }

  #rest(item: QueueItem, resting: boolean): void {
    this.state.get().words?.rest(this.#userId, wordOf(item), resting);
    this.edited(item.wordId, { resting });
  }

  /** What was done to words before this review, and has not reached the server. */
  #provide(words: OwnWords): void {
    this.#become({ words });
    const ids = new Set(this.#queue.items.map(({ dictionaryId }) => dictionaryId));
    this.#apply(new Map([...ids].flatMap((id) => [...words.unsaved(this.#userId, id)])));
  }

  #apply(edits: WordEdits): void {
    if (edits.size === 0) return;
    this.#wordsNow.apply(edits);
    this.#log = this.#log.map(this.#wordsNow.review);
    const { asked, takenBack, meeting } = this.state.get();
    const edit = asked && edits.get(asked.item.wordId);
    const isOpen = asked?.outcome === null && !this.#log.some(({ id }) => id === asked.place.id);
    if (isOpen && !takenBack && (edit === null || edit?.resting)) return this.#become(this.#next());
    this.#become({
      answered: countedIn(this.#log),
      left: this.#left().length - (isOpen && !meeting ? 1 : 0),
      ...(asked && edit && { asked: this.#askedNow(asked, edit) }),
    });
  }

  /** The card on the screen after its word was changed: one that nothing was answered to is judged by it. */
  #askedNow(asked: Asked, edit: WordEdit): Asked {
    const item = withEdit(asked.item, edit);
    if (this.#card) this.#card = { ...this.#card, item };
    const isUntouched = asked.outcome === null && asked.last === null && this.#card;
    return isUntouched
      ? this.#ask(isUntouched, asked.place, this.state.get().takenBack)
      : rewritten(asked, item);
  }

  #left = (): Card[] => whatIsLeft(this.#wordsNow.cards(this.#queue.items), this.#log);

  #next(takenBack: StoredReview | null = null): Omit<SessionState, "words"> {
    const answered = countedIn(this.#log);
    const left = this.#left();
    const again = takenBack && cardBefore(takenBack, this.#log);
    const cards = left.filter(({ item }) => item.wordId !== takenBack?.item.wordId);
    const next = nextTurn(cards, this.#introduces ? this.#past() : null);
    const card = again ?? next.card;
    const meeting = again ? null : next.meeting;
    this.#began = performance.now();
    this.#card = card;
    if (!card) return { asked: null, answered, left: 0, meeting, takenBack };
    const total = answered.length + cards.length + (again ? 1 : 0);
    const place = { id: newId(), position: answered.length + 1, total };
    const others = total - place.position + (meeting ? 1 : 0);
    return { asked: this.#ask(card, place, takenBack), answered, left: others, meeting, takenBack };
  }

  /** What was taken back was asked, too. */
  #past = () => ({ met: this.#shown.met, answered: this.#log.map(({ item }) => cardKey(item)) });

  #ask(card: Card, place: Asked["place"], takenBack: StoredReview | null): Asked {
    const { item } = card;
    const isHeard = item.direction === "backward" && this.#heard.has(item.dictionaryId);
    const kind = isHeard ? "dictation" : item.direction;
    const known = this.#wordsNow.known?.of(item, kind);
    const asked = asBefore(card, { kind, known, place }, rightBefore(takenBack));
    return takenBack?.hinted ? withHint(asked) : this.#withHint(asked);
  }

  /** A hint may have been given before a reload, or in another tab. */
  #withHint(asked: Asked): Asked {
    return asked.hint === null && this.#shown.isHinted(asked.item) ? withHint(asked) : asked;
  }

  /** The card that is open is judged with the other entries too. */
  #know(entries: ReadonlyMap<string, readonly Entry[]>): void {
    this.#wordsNow.know(entries);
    const { asked, takenBack } = this.state.get();
    if (asked?.last === null && this.#card)
      this.#become({ asked: this.#ask(this.#card, asked.place, takenBack) });
  }

  /** With the grade that its owner gave to a card that was turned over. */
  #keep(asked: Asked, own: Grade = "again"): void {
    const { item, place } = asked;
    const { id } = place;
    const earlier = this.#log.find((stored) => stored.id === id);
    const of = { userId: this.#userId, day: this.#queue.day, earlier };
    const stored = answerTo(asked, own, performance.now() - this.#began, of);
    this.#shown.forgetHint(item);
    void storeReview(stored).then(() => sendSoon(this.#userId));
    this.#log = [...this.#log.filter((other) => other.id !== id), stored];
    const left = this.#left().length;
    showBadge(left);
    this.#become({ asked, answered: countedIn(this.#log), left, takenBack: null });
  }

  #asked(): Asked {
    const { asked } = this.state.get();
    if (!asked) throw new Error("No card is being asked");
    return asked;
  }

  #become(change: Partial<SessionState>): void {
    this.state.set({ ...this.state.get(), ...change });
  }
}
