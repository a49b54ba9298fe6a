import { spawnSync } from "node:child_process";
import { appendFileSync, constants, openSync } from "node:fs";
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { connect, Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { describe, expect, onTestFinished, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { scrape } from "../../../test/metrics.ts";
import { startTestServer } from "../../../test/server.ts";
import { SpeechFiles } from "../../services/speech/speech-files.ts";
import { Speech } from "../../services/speech/speech.ts";

const say = (language: string, text: string) => ({ params: { language }, query: { text } });

async function started(settings: Record<string, string>) {
  const server = await startTestServer(settings);
  onTestFinished(() => server.close());
  return server.member();
}

async function directory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "wordhoard-speech-"));
  // Programs are started as somebody else where the tests run as root.
  await chmod(path, 0o755);
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** A program in the place of espeak-ng; besides the system's it sees only the files of its directory. */
async function programThat(does: string, where?: string): Promise<string> {
  const path = join(where ?? (await directory()), "voice");
  await writeFile(path, `#!/bin/sh\n${does}\n`);
  await chmod(path, 0o755);
  return path;
}

test("where the operator has set up no voice, there is none", async () => {
  const client = await started({});
  expect(await client.refused(api.speech.say, say("de", "Haus"))).toMatchObject({
    status: 503,
    code: "provider_not_configured",
  });
});

test.each([
  ["fails", "exit 1"],
  [
    "cannot speak this text",
    'case "$1" in --voices) printf "Pty Language\\n 5 de --/M\\n";; *) exit 139;; esac',
  ],
  ["is not there", null],
])("a program that %s: unavailable", async (_, does) => {
  const SPEECH_PATH = does === null ? "/nowhere/espeak-ng" : await programThat(does);
  const client = await started({ SPEECH_PROVIDER: "espeak-ng", SPEECH_PATH });
  expect(await client.refused(api.speech.say, say("de", "Haus"))).toMatchObject({
    status: 503,
    code: "provider_unavailable",
  });
});

test("the server tells which languages it speaks, and Ukrainian is not among them", async () => {
  const listing = "Pty Language\\n 5 de --/M\\n 5 uk --/M\\n 5 cmn --/M\\n 5 xx-yy --/M\\n";
  const SPEECH_PATH = await programThat(`printf "${listing}"`);
  const client = await started({ SPEECH_PROVIDER: "espeak-ng", SPEECH_PATH });
  expect(await client.ok(api.speech.languages)).toEqual({ languages: ["de", "zh"] });
  expect(await client.refused(api.speech.say, say("uk", "замок"))).toMatchObject({ status: 404 });
});

test.each([
  ["without a provider", {}],
  ["with a program that is not there", { SPEECH_PROVIDER: "espeak-ng", SPEECH_PATH: "/nowhere/voice" }],
])("%s it speaks none", async (_, settings) => {
  const client = await started(settings);
  expect(await client.ok(api.speech.languages)).toEqual({ languages: [] });
});

/**
 * A voice whose words are written down in `told`, and that fails once there is a file `<told>.go`. It may write no file
 * itself, so it tells them through a pipe.
 */
function voiceThatWaits(told: string): Promise<string> {
  const pipe = `${told}.pipe`;
  spawnSync("mkfifo", ["-m", "666", pipe]);
  const heard = new Socket({ fd: openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK), writable: false });
  heard.on("data", (words) => appendFileSync(told, words));
  onTestFinished(() => void heard.destroy());
  return programThat(
    `case "$1" in --voices) printf "Pty Language\\n 5 de --/M\\n";; *) read -r text; echo "$text" > "${pipe}"; while ! [ -e "${told}.go" ]; do sleep 0.05; done; exit 1;; esac`,
    dirname(told),
  );
}
const linesIn = async (path: string): Promise<string[]> =>
  (await readFile(path, "utf8").catch(() => ""))
    .split("\n")
    .filter((line) => line !== "")
    .toSorted();

test("what nobody waits for any more is not spoken", async () => {
  const told = join(await directory(), "told");
  const SPEECH_PATH = await voiceThatWaits(told);
  const speech = new Speech(SPEECH_PATH, new SpeechFiles(await directory(), 0), () => {});
  const gone = new AbortController();
  const stays = new AbortController();
  const said = ["eins", "zwei", "drei", "vier"].map((text) =>
    speech.say("de", text, text === "drei" ? gone.signal : stays.signal).catch(() => "failed"),
  );
  await expect.poll(() => linesIn(told)).toEqual(["eins", "zwei"]);
  // Somebody else waits for the same word; it is spoken as long as one of the two does.
  const also = speech.say("de", "vier", gone.signal).catch(() => "failed");
  gone.abort();
  // Asked for again before it is given up: this one waits.
  const again = speech.say("de", "drei", stays.signal).catch(() => "failed");
  expect(await said[2]).toBe("failed");
  await writeFile(`${told}.go`, "");
  await Promise.all([...said, also, again]);
  expect(await linesIn(told)).toEqual(["drei", "eins", "vier", "zwei"]);
});

test("who hangs up leaves the queue with all that was sent ahead, and nothing of it has failed", async () => {
  const told = join(await directory(), "told");
  const SPEECH_PATH = await voiceThatWaits(told);
  const server = await startTestServer({ SPEECH_PROVIDER: "espeak-ng", SPEECH_PATH });
  const metrics = await scrape(server);
  onTestFinished(async () => {
    await metrics.close();
    await server.close();
  });
  const [client, other] = [await server.member(), await server.member()];
  const cookie = [...client.cookies].map((pair) => pair.join("=")).join("; ");
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  for (const text of ["eins", "zwei", "drei", "vier"])
    socket.write(`GET /api/speech/de?text=${text} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`);
  await expect.poll(() => linesIn(told)).toHaveLength(2);
  const before = await linesIn(told);
  const answered = other.refused(api.speech.say, say("de", "fünf"));
  const inFlight = () => metrics.value("wordhoard_http_requests_in_flight");
  await expect.poll(inFlight).toBe(5);
  socket.destroy();
  await expect.poll(inFlight).toBeLessThan(5);
  await writeFile(`${told}.go`, "");
  expect((await answered).code).toBe("provider_unavailable");
  expect(await linesIn(told)).toEqual([...before, "fünf"].toSorted());
  expect(await metrics.value("wordhoard_errors_total", { code: "provider_unavailable" })).toBe(1);
});

describe.skipIf(["espeak-ng", "opusenc"].some((program) => spawnSync(program, ["--version"]).error))(
  "with the real programs",
  () => {
    const soundOf = async (client: Awaited<ReturnType<typeof started>>, language: string, text: string) => {
      const { status, headers, text: sound } = await client.call(api.speech.say, say(language, text));
      expect({ status, type: headers.get("content-type") }).toEqual({ status: 200, type: "audio/ogg" });
      return sound;
    };

    test("the same text gives the same sound, on every server", async () => {
      const settings = { SPEECH_PROVIDER: "espeak-ng" };
      const one = await started({ ...settings, DATA_DIR: await directory() });
      const other = await started({ ...settings, DATA_DIR: await directory() });
      const sound = await soundOf(one, "de", "Straßenbahn");
      expect(sound.slice(0, 4)).toBe("OggS");
      expect(await soundOf(one, "de", "Straßenbahn")).toBe(sound);
      expect(await soundOf(other, "de", "Straßenbahn")).toBe(sound);
      expect(await soundOf(one, "de", "Straße")).not.toBe(sound);
    });

    test("what looks like an option is spoken, and Chinese has a voice by another code", async () => {
      const client = await started({ SPEECH_PROVIDER: "espeak-ng", DATA_DIR: await directory() });
      await soundOf(client, "en", "--voices");
      await soundOf(client, "zh", "你好");
    });

    test("a sound is kept under a hash, whatever its text names", async () => {
      const DATA_DIR = await directory();
      const client = await started({ SPEECH_PROVIDER: "espeak-ng", DATA_DIR });
      await soundOf(client, "de", "../../../tmp/x");
      expect(await readdir(DATA_DIR)).toEqual(["speech"]);
      expect(await readdir(join(DATA_DIR, "speech"))).toEqual([expect.stringMatching(/^[\da-f]{64}\.opus$/)]);
    });

    test.each(["xx", "co"])("a language without a voice, %s: not found", async (language) => {
      const client = await started({ SPEECH_PROVIDER: "espeak-ng", DATA_DIR: await directory() });
      expect(await client.refused(api.speech.say, say(language, "a"))).toMatchObject({ status: 404 });
    });

    test("a text that is empty or too long is named", async () => {
      const client = await started({ SPEECH_PROVIDER: "espeak-ng", DATA_DIR: await directory() });
      for (const text of ["", "a".repeat(256)]) {
        const { status, fields } = await client.refused(api.speech.say, say("de", text));
        expect({ status, fields: Object.keys(fields ?? {}) }).toEqual({ status: 400, fields: ["text"] });
      }
    });

    test("a text of as many signs as it may have is spoken, each by its name", async () => {
      const client = await started({ SPEECH_PROVIDER: "espeak-ng", DATA_DIR: await directory() });
      const texts = ["/".repeat(255), `${"a/".repeat(127)}a`, `${"ß/".repeat(127)}я`, "𝒜/".repeat(127)];
      for (const text of texts) await soundOf(client, "de", text);
    });

    test("what cannot be kept is spoken all the same", async () => {
      const DATA_DIR = join(await directory(), "file");
      await writeFile(DATA_DIR, "");
      const client = await started({ SPEECH_PROVIDER: "espeak-ng", DATA_DIR });
      await soundOf(client, "de", "Haus");
    });

    test("never keeps more than it may", async () => {
      const DATA_DIR = await directory();
      const client = await started({ SPEECH_PROVIDER: "espeak-ng", DATA_DIR, SPEECH_CACHE_MB: "0" });
      await soundOf(client, "de", "Haus");
      expect(await keptBytes(DATA_DIR)).toBe(0);
    });
  },
);

async function keptBytes(dataDir: string): Promise<number> {
  const kept = join(dataDir, "speech");
  const names = await readdir(kept).catch(() => []);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(kept, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
