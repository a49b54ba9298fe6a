const HIDDEN_WHEN_NARROW = new Set(["/auth/login", "/auth/signup", "/createTester", "/user/edit"]);

/** Where the footer is not shown (spec §2); `narrow`: the viewport is below the mobile breakpoint. */
export function hidesFooter(path: string, narrow: boolean): boolean {
  if (path.includes("/dictionaries")) return true;
  const trimmed = path.replace(/\/+$/, "");
  return narrow && (HIDDEN_WHEN_NARROW.has(trimmed) || path.startsWith("/testing"));
}
