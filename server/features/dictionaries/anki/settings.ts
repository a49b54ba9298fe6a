/** Anki's settings of a collection; most of them are Anki's defaults. */
export interface CollectionSettings {
  deckId: number;
  name: string;
  noteTypeId: number;
  /** The hour at which the learner's day begins. */
  rollover: number;
  /** Minutes by which their clock is behind UTC. */
  minutesWest: number;
  /** In seconds. */
  mod: number;
  nextPosition: number;
}

/** The first scheduler: every Anki reads it, and newer versions convert its data. */
export const configuration = (settings: CollectionSettings) => ({
  schedVer: 1,
  rollover: settings.rollover,
  creationOffset: settings.minutesWest,
  activeDecks: [settings.deckId],
  curDeck: settings.deckId,
  curModel: settings.noteTypeId,
  nextPos: settings.nextPosition,
  newSpread: 0,
  collapseTime: 1200,
  timeLim: 0,
  estTimes: true,
  dueCounts: true,
  sortType: "noteFld",
  sortBackwards: false,
  addToCur: true,
  dayLearnFirst: false,
});

export const decks = ({ deckId, name, mod }: CollectionSettings) => ({
  1: deck(1, "Default", mod),
  [deckId]: deck(deckId, name, mod),
});

const deck = (id: number, name: string, mod: number) => ({
  id,
  name,
  mod,
  usn: 0,
  desc: "",
  dyn: 0,
  conf: 1,
  collapsed: false,
  browserCollapsed: false,
  extendNew: 0,
  extendRev: 0,
  newToday: [0, 0],
  revToday: [0, 0],
  lrnToday: [0, 0],
  timeToday: [0, 0],
});

export const DECK_OPTIONS = {
  1: {
    id: 1,
    name: "Default",
    mod: 0,
    usn: 0,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    dyn: false,
    new: {
      bury: true,
      delays: [1, 10],
      initialFactor: 2500,
      ints: [1, 4, 7],
      order: 1,
      perDay: 20,
      separate: true,
    },
    lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
    rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 200 },
  },
};
