import { type HttpStandIn, htmlPage, json, type Place, startHttpStandIn } from "./http-stand-in.ts";
import type { ReceivedMail } from "./mail.ts";
import { html, type Markup, page } from "./page.ts";

/** The mails as pages: `/` lists them, `/mails/:id` shows one, `/mails.json?to=` is for programs. */
export function startInbox(mails: readonly ReceivedMail[], place: Place): Promise<HttpStandIn> {
  const answer = (path: string, recipient: string | null) => {
    if (path === "/") return htmlPage(page("Mails", list(mails)));
    if (path === "/mails.json") return json(mails.filter((mail) => isTo(mail, recipient)).map(asJson));
    const mail = mails.find(({ id }) => path === `/mails/${id}`);
    if (mail) return htmlPage(page(mail.subject || "(no subject)", view(mail)));
    return htmlPage(page("Not found", html`<p><a href="/">All mails</a></p>`), 404);
  };
  return startHttpStandIn({ answer: ({ url }) => answer(url.pathname, url.searchParams.get("to")) }, place);
}

function isTo(mail: ReceivedMail, recipient: string | null): boolean {
  return recipient === null || mail.envelope.to.some((one) => one.toLowerCase() === recipient.toLowerCase());
}

function asJson({ headers, ...rest }: ReceivedMail) {
  return { ...rest, headers: Object.fromEntries(headers) };
}

function list(mails: readonly ReceivedMail[]): Markup {
  if (mails.length === 0) return html`<p>None yet. Load this page again once one was sent.</p>`;
  const rows = mails.toReversed().map(
    (mail) =>
      html`<li>
        <a href="/mails/${mail.id}">${mail.subject || "(no subject)"}</a><br />
        to ${mail.envelope.to.join(", ")}, ${mail.receivedAt.toISOString()}
      </li>`,
  );
  return html`<ul>
    ${rows}
  </ul>`;
}

function view(mail: ReceivedMail): Markup {
  const formatted = mail.html
    ? html`<h2>HTML</h2>
        <iframe title="HTML" sandbox="allow-popups" srcdoc="${mail.html}"></iframe>`
    : html``;
  return html`<p><a href="/">All mails</a></p>
    <p>From ${mail.envelope.from} to ${mail.envelope.to.join(", ")}</p>
    <h2>Text</h2>
    <pre>${linked(mail.text)}</pre>
    ${formatted}
    <details>
      <summary>Source</summary>
      <pre>${mail.raw}</pre>
    </details>`;
}

/** The text with its addresses as links. Splitting with a capture group puts the addresses at odd positions. */
function linked(text: string): Markup[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
