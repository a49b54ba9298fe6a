import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { loadImage } from "@napi-rs/canvas";
import { afterAll, beforeAll, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { SHARE_PICTURE } from "../../../shared/share-picture.ts";
import { startAccounts, type AccountsServer } from "../../../test/accounts.ts";
import type { TestClient } from "../../../test/client.ts";

const EMAIL = "owner@example.test";

let server: AccountsServer;
let owner: TestClient;
let webDirectory: string;
beforeAll(async () => {
  webDirectory = await mkdtemp(join(tmpdir(), "wordhoard-web-"));
  await writeFile(join(webDirectory, "index.html"), "<html></html>");
  server = await startAccounts({}, { webDirectory });
  owner = await server.user(EMAIL);
});
afterAll(async () => {
  await server.close();
  await rm(webDirectory, { recursive: true });
});

async function sharedAs(name: string, words: readonly { term: string; definitions: string[] }[]) {
  const { id } = await owner.ok(api.dictionaries.create, {
    body: { name, termsLanguage: "de", definitionsLanguage: "ja" },
  });
  await owner.ok(api.dictionaries.update, { params: { id }, body: { words: { create: [...words] } } });
  const share = await owner.ok(api.sharing.create, { params: { id } });
  const forget = () => owner.ok(api.dictionaries.delete, { params: { id } });
  return { share, path: `${new URL(share.url).pathname}/picture.png`, forget };
}

const pictureAt = async (path: string, method = "GET") => {
  const response = await fetch(`${server.url}${path}`, { method });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
};

test("the first page is a picture for everybody who has the address, until the share ends", async () => {
  const words = Array.from({ length: 45 }, (_, at) => ({ term: `Wort ${at}`, definitions: ["言葉", "x"] }));
  const { share, path, forget } = await sharedAs("Deutsch", words);
  const { status, headers, bytes } = await pictureAt(path);
  expect({
    status,
    type: headers.get("content-type"),
    cache: headers.get("cache-control"),
    robots: headers.get("x-robots-tag"),
  }).toEqual({ status: 200, type: "image/png", cache: "no-store", robots: "noindex" });
  const { width, height } = await loadImage(bytes);
  expect({ width, height }).toEqual(SHARE_PICTURE);
  expect(bytes.length).toBeLessThan(300_000);
  expect(bytes.includes(EMAIL)).toBe(false);
  expect((await pictureAt(path)).bytes.equals(bytes)).toBe(true);
  const head = await pictureAt(path, "HEAD");
  expect([head.status, head.bytes.length]).toEqual([200, 0]);
  await owner.ok(api.sharing.delete, { params: { id: share.id } });
  expect((await pictureAt(path)).status).toBe(404);
  await forget();
});

test("every dictionary has one, of other words another", async () => {
  const long = "Wort".repeat(60);
  const lists = [
    [],
    [{ term: "Haus", definitions: ["家"] }],
    Array.from({ length: 40 }, () => ({ term: long, definitions: [long, "🏳️‍🌈"] })),
    [{ term: "<script>", definitions: ["العربية", "हिन्दी"] }],
  ];
  const pictures: string[] = [];
  for (const words of lists) {
    const { path, forget } = await sharedAs("Deutsch", words);
    const { status, bytes } = await pictureAt(path);
    expect(status).toBe(200);
    pictures.push(bytes.toString("base64"));
    await forget();
  }
  expect(new Set(pictures).size).toBe(lists.length);
});

test.each(["x", "%00", "A".repeat(22), "A".repeat(2000), "%C3%A9", ".."])(
  "there is no picture at %j",
  async (token) => {
    expect((await pictureAt(`/shared/${token}/picture.png`)).status).toBe(404);
  },
);

test("twenty pictures for forty calls at once are all drawn, once, and kept", async () => {
  const { id } = await owner.ok(api.dictionaries.create, {
    body: { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "ja" },
  });
  const paths: string[] = [];
  for (let at = 0; at < 20; at++) {
    await owner.ok(api.dictionaries.update, { params: { id }, body: { name: `Deutsch ${at}` } });
    const { url } = await owner.ok(api.sharing.create, { params: { id } });
    paths.push(`${new URL(url).pathname}/picture.png`);
  }
  const asked = await Promise.all([...paths, ...paths].map((path) => pictureAt(path)));
  expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200));
  expect(new Set(asked.map(({ bytes }) => bytes.toString("base64"))).size).toBe(20);
  // Whatever is kept is sent.
  const { pool } = server.database;
  await pool.query("UPDATE shares SET picture = 'kept' WHERE picture IS NOT NULL");
  const again = await Promise.all([...paths, ...paths].map((path) => pictureAt(path)));
  expect(new Set(again.map(({ status, bytes }) => `${status} ${bytes.toString()}`))).toEqual(
    new Set(["200 kept"]),
  );
  await owner.ok(api.dictionaries.delete, { params: { id } });
});

test("an older release's picture is drawn again, a newer one's stays", async () => {
  const { path, forget } = await sharedAs("Deutsch", [{ term: "Haus", definitions: ["家"] }]);
  const { bytes } = await pictureAt(path);
  const keep = (by: string) =>
    server.database.pool.query(`UPDATE shares SET picture = 'kept', picture_edition = picture_edition ${by}`);
  await keep("- 1");
  expect((await pictureAt(path)).bytes.equals(bytes)).toBe(true);
  await keep("+ 1");
  expect((await pictureAt(path)).bytes.toString()).toBe("kept");
  await forget();
});
