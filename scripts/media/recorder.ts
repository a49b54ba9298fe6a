import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import type { Page } from "@playwright/test";

export interface Recorder {
  /** Performs an action on the screen; in the film it takes `seconds`, however long it really took. */
  beat: (seconds: number, action: () => Promise<void>) => Promise<void>;
  /** Stops the recording. Returns every picture with its time in the film, and the length of the film. */
  stop: () => Promise<Recording>;
}

export interface Recording {
  frames: readonly { jpeg: Buffer; at: number }[];
  seconds: number;
}

/** Milliseconds to wait for the picture of the last change. */
const FLUSH = 350;

/** Records what Chromium draws, with the timing of the film instead of real time. */
export async function record(page: Page): Promise<Recorder> {
  const frames: { jpeg: Buffer; at: number }[] = [];
  const arrived: { jpeg: Buffer; at: number }[] = [];
  let seconds = 0;
  const client = await page.context().newCDPSession(page);
  client.on("Page.screencastFrame", ({ data, sessionId }) => {
    arrived.push({ jpeg: Buffer.from(data, "base64"), at: Date.now() });
    void client.send("Page.screencastFrameAck", { sessionId });
  });
  await client.send("Page.startScreencast", { format: "jpeg", quality: 92, everyNthFrame: 1 });

  return {
    async beat(length, action) {
      const start = Date.now();
      await action();
      await page.waitForTimeout(FLUSH);
      const took = Date.now() - start;
      for (const { jpeg, at } of arrived.splice(0))
        frames.push({ jpeg, at: seconds + (length * Math.max(0, at - start)) / took });
      seconds += length;
    },
    async stop() {
      await client.send("Page.stopScreencast");
      return { frames, seconds };
    },
  };
}

/** Encodes a recording as H.264 and as AV1. */
export async function encode({ frames, seconds }: Recording, { mp4, webm }: { mp4: string; webm: string }) {
  const directory = await mkdtemp(join(tmpdir(), "wordhoard-film-"));
  const list: string[] = [];
  for (const [index, { jpeg, at }] of frames.entries()) {
    const file = join(directory, `${index}.jpg`);
    await writeFile(file, jpeg);
    list.push(`file '${file}'`, `duration ${((frames[index + 1]?.at ?? seconds) - at).toFixed(4)}`);
  }
  // The last picture is listed twice, because otherwise ffmpeg ignores its duration.
  const last = list.at(-2);
  if (last) list.push(last);
  const source = join(directory, "frames.txt");
  await writeFile(source, list.join("\n"));
  const ffmpeg = async (file: string, ...codec: string[]): Promise<void> => {
    const input = ["-y", "-loglevel", "error", "-f", "concat", "-safe", "0", "-i", source];
    const picture = ["-vf", "fps=20,format=yuv420p", "-t", String(seconds), "-an"];
    await promisify(execFile)("ffmpeg", [...input, ...picture, ...codec, file]);
  };
  await ffmpeg(mp4, "-c:v", "libx264", "-preset", "slow", "-crf", "27", "-movflags", "+faststart");
  await ffmpeg(webm, "-c:v", "libsvtav1", "-preset", "7", "-crf", "42", "-g", "200");
  await rm(directory, { recursive: true });
}
