import { cspNonce } from "./csp-nonce.ts";

/** The part of the provider's script that is used here: a popup that returns an authorization code. */
interface CodeClients {
  initCodeClient(config: {
    client_id: string;
    scope: string;
    ux_mode: "popup";
    state: string;
    login_hint?: string;
    callback: (answer: { code?: string; error?: string; state?: string }) => void;
    error_callback: (error: { type?: string }) => void;
  }): { requestCode(): void };
}

declare global {
  interface Window {
    google?: { accounts?: { oauth2?: CodeClients } };
  }
}

/** Why no code came, other than because the person cancelled. */
export class GoogleError extends Error {
  override readonly name = "GoogleError";
  readonly reason: "unreachable" | "blocked" | "refused";

  constructor(reason: GoogleError["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

export interface GoogleClient {
  clientId: string;
  scriptUrl: string;
}

let loading: Promise<CodeClients> | undefined;

/** Loads the provider's script once, with the page's nonce; a failed load is tried again. */
export function loadGoogle(scriptUrl: string): Promise<CodeClients> {
  loading ??= addScript(scriptUrl).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Asks in a popup who is logging in, and returns their code; null when they cancelled. `expected`: the address to
 * suggest.
 */
export async function askForCode(
  { clientId, scriptUrl }: GoogleClient,
  expected?: string | null,
): Promise<string | null> {
  const clients = await loadGoogle(scriptUrl);
  const asked = newState();
  return new Promise((resolve, reject) => {
    clients
      .initCodeClient({
        client_id: clientId,
        scope: "openid profile email",
        ux_mode: "popup",
        state: asked,
        ...(expected && { login_hint: expected }),
        callback: ({ code, error, state }) => {
          // A code that nobody requested here may be somebody else's.
          if (code && state === asked) resolve(code);
          else if (error === "access_denied") resolve(null);
          else reject(new GoogleError("refused"));
        },
        error_callback: ({ type }) => {
          if (type === "popup_closed") resolve(null);
          else reject(new GoogleError(type === "popup_failed_to_open" ? "blocked" : "refused"));
        },
      })
      .requestCode();
  });
}

const newState = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

function addScript(url: string): Promise<CodeClients> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    script.nonce = cspNonce();
    const fail = (): void => {
      script.remove();
      reject(new GoogleError("unreachable"));
    };
    script.addEventListener("error", fail);
    script.addEventListener("load", () => {
      const clients = window.google?.accounts?.oauth2;
      if (clients) resolve(clients);
      else fail();
    });
    document.head.append(script);
  });
}
