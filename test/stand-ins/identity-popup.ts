import { type IdentityUser, subjectOf } from "./identity-user.ts";
import { html, Markup, page } from "./page.ts";

/** The request of the page that opened the popup, passed on through the form. */
export interface CodeRequest {
  clientId: string;
  scope: string;
  /** The origin of the opener, to which the answer is sent. */
  origin: string;
  state: string | null;
  nonce: string | null;
}

export function codeRequest(params: URLSearchParams): CodeRequest {
  return {
    clientId: params.get("client_id") ?? "",
    scope: params.get("scope") ?? "",
    origin: params.get("origin") ?? "",
    state: params.get("state"),
    nonce: params.get("nonce"),
  };
}

/** The user chosen in the form; null if they cancelled. */
export function chosenUser(form: URLSearchParams, suggested: IdentityUser): IdentityUser | null {
  const choice = form.get("choice");
  if (choice === "suggested") return suggested;
  const email = form.get("email");
  if (choice !== "other" || !email) return null;
  return {
    sub: subjectOf(email),
    email,
    email_verified: form.get("email_verified") === "on",
    name: form.get("name") || email,
  };
}

export function chooserPage(request: CodeRequest, suggested: IdentityUser): string {
  return page(
    "Sign in (stand-in)",
    html`<p>${request.origin} asks for: ${request.scope}</p>
      <form method="post">
        ${hidden(request)}
        <p>
          <button name="choice" value="suggested">Continue as ${suggested.name} (${suggested.email})</button>
        </p>
        <p><button name="choice" value="cancel">Cancel</button></p>
      </form>
      <form method="post">
        ${hidden(request)}
        <p>
          <label>E-mail <input name="email" type="email" required /></label>
        </p>
        <p>
          <label>Name <input name="name" /></label>
        </p>
        <p>
          <label><input name="email_verified" type="checkbox" checked /> e-mail verified</label>
        </p>
        <p><button name="choice" value="other">Continue with this account</button></p>
      </form>`,
  );
}

/** Sends the answer to the opener and closes the popup. */
export function answerPage(request: CodeRequest, answer: Record<string, string>): string {
  const script = `window.opener.postMessage(${inScript(answer)}, ${inScript(request.origin)}); window.close();`;
  return page("You can close this window", new Markup(`<script>${script}</script>`));
}

function hidden({ clientId, scope, origin, state, nonce }: CodeRequest): Markup[] {
  const fields = { client_id: clientId, scope, origin, state, nonce };
  return Object.entries(fields).flatMap(([name, value]) =>
    value === null ? [] : [html`<input type="hidden" name="${name}" value="${value}" />`],
  );
}

function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
