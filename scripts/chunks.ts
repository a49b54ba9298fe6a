interface Modules {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[]; importedIds: string[] } | null;
}

type Naming = (id: string, modules: Modules) => string | null;

interface Group {
  debugName: string;
  /**
   * `$initial` selects the modules that the start of the app really uses. Following imports would select too many,
   * because the index of a package imports all of it.
   */
  tags?: "$initial"[];
  name: Naming | string;
  minShareCount?: number;
}

/**
 * How the web app is split into chunks. The code needed before any screen is three chunks, "react", "packages" and
 * "app", because many small chunks cost more than they save. Icons of the screens, code that screens share ("common"),
 * of reminders, the judge, what searches fold, chosen words, and code that the screens of one feature share are one chunk each. Packages, the known words of the judge,
 * and modules that import them, also those of the judge, stay separate, so that only their users load them. Shared code
 * that the welcome page and Today need is separate too, because people start on these two. The rest is split by the
 * modules that need it.
 */
export function chunkGroups(): Group[] {
  const atStart = remembered((id, modules, isAtStart) => {
    const info = modules.getModuleInfo(id);
    return !!info && (info.isEntry || info.importers.some(isAtStart));
  }, false);
  const isLight = remembered((id, modules, areLight) => {
    if (atStart(id, modules)) return true;
    return isOwn(id) && !isOfKnownWords(id) && !!modules.getModuleInfo(id)?.importedIds.every(areLight);
  }, true);
  const neededBy = (folder: string) =>
    remembered((id, modules, isNeeded) => {
      return id.includes(folder) || !!modules.getModuleInfo(id)?.importers.some(isNeeded);
    }, false);
  const first = {
    welcome: neededBy("/web/features/landing/"),
    today: neededBy("/web/features/reviews/today/today-page.tsx"),
  };
  return [
    { debugName: "react", tags: ["$initial"], name: (id) => (isReact(id) ? "react" : null) },
    { debugName: "packages", tags: ["$initial"], name: (id) => (isOwn(id) ? null : "packages") },
    { debugName: "app", tags: ["$initial"], name: "app" },
    { debugName: "icons", name: (id) => (isIcon(id) ? "icons" : null), minShareCount: 2 },
    {
      // Before "common", which Today loads.
      debugName: "reminders",
      name: (id) => (/\/web\/lib\/(?:push\/|hours\.)/.test(id) ? "reminders" : null),
      minShareCount: 2,
    },
    ...Object.entries(first).map(([name, isNeeded]) => ({
      debugName: name,
      name: (id: string, modules: Modules) =>
        isOfWeb(id) && isLight(id, modules) && isNeeded(id, modules) ? name : null,
      minShareCount: 2,
    })),
    {
      // Before the judge, which would take them along.
      debugName: "search",
      name: (id, modules) => (isOfSearch(id) && isLight(id, modules) ? "search" : null),
      minShareCount: 2,
    },
    {
      // Before what screens share, which Today loads.
      debugName: "chosen",
      name: (id) => (id.includes("/web/lib/chosen/") ? "chosen" : null),
      minShareCount: 2,
    },
    {
      debugName: "common and judge",
      name: (id, modules) => {
        if (!isLight(id, modules) || featureOf(id)) return null;
        return isOfJudge(id) ? "judge" : "common";
      },
      minShareCount: 2,
    },
    {
      debugName: "features",
      name: (id, modules) => (isLight(id, modules) ? (featureOf(id) ?? null) : null),
      minShareCount: 2,
    },
  ];
}

const isReact = (id: string): boolean => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id);

const isIcon = (id: string): boolean => id.includes("/lucide-react/");

/** Our own modules, and icons, which are small. */
const isOwn = (id: string): boolean => !id.includes("/node_modules/") || isIcon(id);

const isOfJudge = (id: string): boolean => id.includes("/shared/judge/");

/** Which letters and spellings are the same: the judge and searches read it. */
const isOfSearch = (id: string): boolean =>
  /\/shared\/text\/(?:fold|same-letters|signs|spellings\/)/.test(id);

const isOfKnownWords = (id: string): boolean => id.includes("/shared/judge/languages/known-words.ts");

const isOfWeb = (id: string): boolean => !id.includes("/node_modules/") && id.includes("/web/");

const featureOf = (id: string): string | undefined =>
  /\/web\/(?:features\/)?(exercise|(?<=features\/)\w+)\//.exec(id)?.[1];

type Question = (id: string, modules: Modules, askOf: (id: string) => boolean) => boolean;

/**
 * Evaluates each module once. In an import cycle, a module that is already being evaluated counts as `meanwhile`, which
 * does not affect the result.
 */
function remembered(question: Question, meanwhile: boolean): (id: string, modules: Modules) => boolean {
  const answers = new Map<string, boolean>();
  return function ask(id, modules): boolean {
    const known = answers.get(id);
    if (known !== undefined) return known;
    answers.set(id, meanwhile);
    const answer = question(id, modules, (other) => ask(other, modules));
    answers.set(id, answer);
    return answer;
  };
}
