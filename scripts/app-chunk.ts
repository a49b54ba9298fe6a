interface Modules {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[] } | null;
}

/**
 * Names the chunk of a module: "app" for what the app needs before any screen, which so becomes one file, for fifty small
 * ones cost more than they save; nothing for the rest, which is split by who needs it.
 */
export function appChunk(): (id: string, modules: Modules) => "app" | null {
  const known = new Map<string, boolean>();

  /** Whether a module is imported, by whatever way that waits for nothing, from an entry. */
  function atStart(id: string, modules: Modules): boolean {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // Against circles: who is asked for again on the way adds nothing.
    known.set(id, false);
    const info = modules.getModuleInfo(id);
    const starts = !!info && (info.isEntry || info.importers.some((importer) => atStart(importer, modules)));
    known.set(id, starts);
    return starts;
  }

  return (id, modules) => (atStart(id, modules) ? "app" : null);
}
