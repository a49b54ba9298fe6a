import { connect } from "node:net";

export interface WireAnswer {
  /** 0 if the connection was closed without an answer. */
  status: number;
  /** The raw headers in lower case. */
  head: string;
  body: string;
}

/** Sends raw bytes over a new connection. Rejects if no complete answer arrives in time. */
export function sendBytes(port: number, bytes: Buffer, seconds = 12): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no answer in ${seconds} s`));
    }, seconds * 1000);
    let text = "";
    const end = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answerIn(text));
    };
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => {
      text += chunk;
      if (isWhole(text)) end();
    });
    socket.on("error", end);
    socket.on("close", end);
    socket.write(bytes);
  });
}

function isWhole(text: string): boolean {
  const final = withoutInterim(text);
  const end = final.indexOf("\r\n\r\n");
  if (end === -1) return false;
  const head = final.slice(0, end);
  const body = final.slice(end + 4);
  if (/^transfer-encoding: *chunked/im.test(head)) return body.endsWith("0\r\n\r\n");
  // The answer to HEAD has a length but no body; the server closes that connection.
  return body.length >= Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
}

/** “100 Continue” precedes the answer. */
const withoutInterim = (text: string): string => text.replace(/^HTTP\/1\.1 1\d\d[^]*?\r\n\r\n/, "");

function answerIn(text: string): WireAnswer {
  const final = withoutInterim(text);
  const end = final.indexOf("\r\n\r\n");
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(final)?.[1] ?? 0),
    head: final.slice(0, end).toLowerCase(),
    body: final.slice(end + 4),
  };
}
