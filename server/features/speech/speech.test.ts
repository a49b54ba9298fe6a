import { spawnSync } from "node:child_process";
import { appendFileSync, constants, openSync } from "node:fs";
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { connect, Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { describe, expect, onTestFinished, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { caller } from "../../../test/caller.ts";
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
  // On a busy machine the second voice may begin when the first would have run out of time.
  const speech = new Speech(SPEECH_PATH, new SpeechFiles(await directory(), 0), () => {}, 600_000);
  const leaving = new AbortController();
  const gone = caller("gone", { left: leaving.signal });
  const said = ["eins", "zwei", "drei", "vier"].map((text) =>
    speech.say(text === "drei" ? gone : caller(text), "de", text).catch(() => "failed"),
  );
  await expect.poll(() => linesIn(told)).toEqual(["eins", "zwei"]);
  // Somebody else waits for the same word; it is spoken as long as one of the two does.
  const also = speech.say(gone, "de", "vier").catch(() => "failed");
  leaving.abort();
  // Asked for again before it is given up: this one waits.
  const again = speech.say(caller("again"), "de", "drei").catch(() => "failed");
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
  await expect.poll(() => linesIn(told)).toHaveLength(1);
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

/** Forty numbers of 255 digits, parted so that each takes more than a minute to say. */
const NUMBERS = Array.from({ length: 40 }, (_, at) => `${100 + at},${"777,".repeat(63)}`.slice(0, 255));

test("forty texts of one account leave a place for another's word, and only a few of them wait", async () => {
  const told = join(await directory(), "told");
  const SPEECH_PATH = await voiceThatWaits(told);
  const server = await startTestServer({ SPEECH_PROVIDER: "espeak-ng", SPEECH_PATH });
  onTestFinished(() => server.close());
  const [greedy, other] = [await server.member(), await server.member()];
  const answers = NUMBERS.map((text) => greedy.refused(api.speech.say, say("de", text)));
  const refused: unknown[] = [];
  for (const answer of answers)
    void answer.then(({ code, headers }) => refused.push([code, headers.get("retry-after")]));
  // One is spoken and four wait.
  await expect.poll(() => refused).toHaveLength(NUMBERS.length - 5);
  expect(new Set(refused.map(String))).toEqual(new Set(["too_many_requests,2"]));
  const answered = other.refused(api.speech.say, say("de", "Haus"));
  await expect.poll(() => linesIn(told)).toHaveLength(2);
  expect(await linesIn(told)).toContain("Haus");
  await writeFile(`${told}.go`, "");
  expect((await answered).code).toBe("provider_unavailable");
  await Promise.all(answers);
  expect(await linesIn(told)).toHaveLength(6);
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

    test("a text that takes long to say is cut after thirty seconds, everywhere at the same place", async () => {
      const [text = ""] = NUMBERS;
      const sounds: (Buffer | null)[] = [];
      for (let node = 0; node < 2; node++) {
        const speech = new Speech("espeak-ng", new SpeechFiles(await directory(), 0), () => {});
        sounds.push(await speech.say(caller("one"), "en", text));
        const short = await speech.say(caller("one"), "en", "house");
        expect(secondsOf(short)).toBeLessThan(3);
      }
      expect(sounds.map(secondsOf)).toEqual([30, 30]);
      expect(sounds[0]).toEqual(sounds[1]);
    });

    test("forty long texts of one account and another's word are spoken, none fails", async () => {
      const server = await startTestServer({ SPEECH_PROVIDER: "espeak-ng", DATA_DIR: await directory() });
      onTestFinished(() => server.close());
      const [greedy, other] = [await server.member(), await server.member()];
      const ended: string[] = [];
      const texts = NUMBERS.map(async (text) => {
        const { status } = await greedy.call(api.speech.say, say("en", text));
        ended.push(`greedy ${status}`);
      });
      await expect.poll(() => ended).toContain("greedy 429");
      await soundOf(other, "en", "house");
      ended.push("other");
      await Promise.all(texts);
      expect(ended.filter((one) => one === "greedy 200").length).toBeGreaterThanOrEqual(5);
      expect(ended.indexOf("other")).toBeLessThan(ended.lastIndexOf("greedy 200"));
      expect(new Set(ended)).toEqual(new Set(["greedy 200", "greedy 429", "other"]));
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

/** By the position of the last page of Ogg, in samples of Opus; a little silence comes before the first. */
function secondsOf(sound: Buffer | null): number {
  const last = sound?.lastIndexOf("OggS") ?? -1;
  return sound && last >= 0 ? Math.floor(Number(sound.readBigInt64LE(last + 6)) / 48_000) : 0;
}

async function keptBytes(dataDir: string): Promise<number> {
  const kept = join(dataDir, "speech");
  const names = await readdir(kept).catch(() => []);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(kept, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
