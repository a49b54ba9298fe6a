import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import type { Page } from "@playwright/test";

export interface Recorder {
  /** Does something on the screen; in the film it takes `seconds`, however long it took here. */
  beat: (seconds: number, action: () => Promise<void>) => Promise<void>;
  /** Ends the recording: every picture with its time in the film, and the film's length. */
  stop: () => Promise<Recording>;
}

export interface Recording {
  frames: readonly { jpeg: Buffer; at: number }[];
  seconds: number;
}

/** Time for the last change of a beat to arrive as a picture. */
const FLUSH = 350;

/** Records what Chromium draws, on the film's own clock. */
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

/** Writes a recording as H.264 and AV1, beside each other. */
export async function encode({ frames, seconds }: Recording, { mp4, webm }: { mp4: string; webm: string }) {
  const directory = await mkdtemp(join(tmpdir(), "wordhoard-film-"));
  const list: string[] = [];
  for (const [index, { jpeg, at }] of frames.entries()) {
    const file = join(directory, `${index}.jpg`);
    await writeFile(file, jpeg);
    list.push(`file '${file}'`, `duration ${((frames[index + 1]?.at ?? seconds) - at).toFixed(4)}`);
  }
  // The last picture is named once more: its duration does not count without that.
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
