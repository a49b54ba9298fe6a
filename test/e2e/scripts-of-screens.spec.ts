import { signIn } from "./reader.ts";
import { expect, test } from "./test.ts";

/** Chunks that a screen has no use for (decision 232). */
const WITHOUT = [
  { path: "/createTester", names: ["judge", "exercise", "session-page", "question-page"] },
  { path: "/menu", names: ["text-rules", "judge", "exercise"] },
  { path: "/progress", names: ["text-rules", "judge", "exercise"] },
  { path: "/dictionaries", names: ["judge", "exercise"] },
];

test("a screen loads no script that it has no use for", async ({ page, product }) => {
  await signIn(page, product, { role: "user" });
  const loaded = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script")
      loaded.add(new URL(request.url()).pathname.replace(/^\/assets\/|-[\w-]{8}\.js$/g, ""));
  });
  for (const { path, names } of WITHOUT) {
    loaded.clear();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(loaded, path).toContain("react");
    expect(
      names.filter((name) => loaded.has(name)),
      path,
    ).toEqual([]);
  }
});
