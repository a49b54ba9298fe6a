import type { Page } from "@playwright/test";

import type { Role } from "../../shared/roles.ts";
import type { Product } from "./product.ts";

export interface Reader {
  /** Calls the API in the reader's session; a refusal fails the test. */
  send: <Answer = unknown>(method: "POST" | "PATCH" | "GET", path: string, data?: unknown) => Promise<Answer>;
  /** Creates a dictionary with words written as "term = definition, definition"; returns its id. */
  dictionary: (info: Info, words?: readonly string[]) => Promise<string>;
}

interface Info {
  name: string;
  termsLanguage: string;
  definitionsLanguage: string;
}

/** Signs in a new person in the page's browser context, already verified and with accepted policies. */
export async function signIn(
  page: Page,
  product: Product,
  // Most reviews of the tests are about questions: new cards are asked without being shown first.
  {
    role = "developer",
    language = "en",
    introduce = false,
  }: { role?: Role; language?: string; introduce?: boolean } = {},
): Promise<Reader> {
  const send: Reader["send"] = async <Answer>(method: string, path: string, data?: unknown) => {
    const answer = await page.request.fetch(`${product.url}/api${path}`, {
      method,
      ...(data === undefined ? {} : { data }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    const text = await answer.text();
    return (text ? JSON.parse(text) : undefined) as Answer;
  };
  await send("POST", "/auth/guest", { interfaceLanguage: language });
  await send("PATCH", "/auth/accept-policy", { accepted: ["cookie", "privacy", "terms-of-use"] });
  const { id } = await send<{ id: string }>("GET", "/users/me");
  await product.sql("UPDATE users SET role = $2, review_introduce = $3 WHERE id = $1", [id, role, introduce]);
  return {
    send,
    dictionary: async (info, words = []) => {
      const made = await send<{ id: string }>("POST", "/dictionaries", info);
      if (words.length > 0)
        await send("PATCH", `/dictionaries/${made.id}`, { words: { create: words.map(wordOf) } });
      return made.id;
    },
  };
}

function wordOf(line: string): { term: string; definitions: string[] } {
  const [term = "", definitions = ""] = line.split(" = ");
  return { term, definitions: definitions.split(", ") };
}

/**
 * Deletes the browser's session cookie. Waits first until no answer is pending, because refreshing the session sets the
 * cookie again.
 */
export async function loseSession(page: Page, name: RegExp = /.*/): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.context().clearCookies({ name });
}
