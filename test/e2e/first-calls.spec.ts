import { signIn } from "./reader.ts";
import { expect, test } from "./test.ts";

/** Each screen with a text that appears only once the answers have arrived. */
const SCREENS = [
  { path: () => "/menu", shown: "Main menu" },
  { path: () => "/today", shown: "1 new word" },
  { path: () => "/today/review", shown: "aushalten" },
  { path: () => "/progress", shown: "No reviews yet" },
  { path: () => "/dictionaries", shown: "Mein Deutsch" },
  { path: () => "/dictionaries?sort=name&direction=-1", shown: "Mein Deutsch" },
  { path: (id: string) => `/dictionaries/${id}`, shown: "aushalten" },
  { path: (id: string) => `/dictionaries/${id}?sort=term&direction=1`, shown: "aushalten" },
  { path: (id: string) => `/createTester?dictionary=${id}`, shown: "Mein Deutsch" },
  { path: (_id: string, shared: string) => shared, shown: "aushalten" },
  { path: () => "/testing", shown: "No test in progress" },
];

test("what a page begins to ask is what its screen asks for, and nothing of it twice", async ({
  page,
  product,
}) => {
  const reader = await signIn(page, product, { role: "user" });
  const id = await reader.dictionary(
    { name: "Mein Deutsch", termsLanguage: "de", definitionsLanguage: "en" },
    ["aushalten = bear"],
  );
  const { url } = await reader.send<{ url: string }>("POST", `/dictionaries/${id}/shares`);
  const shared = new URL(url).pathname;
  let asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(`${request.method()} ${pathname}${search}`);
  });
  for (const { path: pathOf, shown } of SCREENS) {
    const path = pathOf(id, shared);
    asked = [];
    await page.goto(path);
    await expect(page.getByRole("main").getByText(shown).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const [begun, left] = await page.evaluate(() => [
      document.querySelector<HTMLElement>("script[data-calls]")?.dataset["calls"]?.split(",") ?? [],
      [...(globalThis.firstCalls?.answers.keys() ?? [])],
    ]);
    expect(begun, path).toContain("GET /api/users/me");
    expect(left, path).toEqual([]);
    for (const call of begun) {
      const times = asked.filter((one) => one === call).length;
      expect(times, `${call} of ${path}`).toBe(1);
    }
  }
});
