const NOTE = {
  deckName: "Deutsch",
  modelName: "Wordhoard",
  fields: { Term: "Wort", Definitions: "word", Note: "a note", Example: "an example" },
  options: {
    allowDuplicate: false,
    duplicateScope: "deck",
    duplicateScopeOptions: { deckName: "Deutsch" },
  },
  tags: ["tag"],
};

/** What each action of AnkiConnect reads; a test holds this list complete. */
export const ANKI_EXAMPLES: Readonly<Record<string, object>> = {
  version: {},
  requestPermission: {},
  deckNames: {},
  deckNamesAndIds: {},
  modelNames: {},
  modelNamesAndIds: {},
  modelFieldNames: { modelName: "Wordhoard" },
  canAddNotes: { notes: [NOTE] },
  canAddNotesWithErrorDetail: { notes: [NOTE] },
  addNote: { note: NOTE },
  addNotes: { notes: [NOTE] },
  findNotes: { query: "Wort" },
  notesInfo: { notes: ["1"] },
  cardsInfo: { cards: ["1"] },
  storeMediaFile: { filename: "a.ogg", data: "AAAA" },
  multi: { actions: [{ action: "version", version: 6, params: {}, key: "" }] },
};
