import { randomBytes } from "node:crypto";

import type { FastifyReply } from "fastify";

import type { InterfaceLanguage } from "../../shared/languages.ts";
import { typesetAll } from "../../shared/typography.ts";
import { contentSecurityPolicy } from "./headers.ts";

interface PlainPage {
  language: InterfaceLanguage;
  title: string;
  text?: string;
  list?: readonly string[];
  /** The button that does what the page is about. */
  button?: string;
  link?: { label: string; url: string };
}

/** A page that the link in a mail opens; it needs no script and no login. Its texts are the product's own. */
export function plainPage(reply: FastifyReply, { language, link, ...texts }: PlainPage): string {
  const nonce = randomBytes(16).toString("base64");
  reply.headers({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": contentSecurityPolicy(nonce, null),
    // No referrer: the address contains the token.
    "referrer-policy": "no-referrer",
  });
  const { title, text, list = [], button } = typesetAll(language, texts);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Wordhoard</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${text ? `<p>${text}</p>` : ""}
${list.length > 0 ? `<ul>${list.map((line) => `<li>${line}</li>`).join("")}</ul>` : ""}
${button ? `<form method="post"><button>${button}</button></form>` : ""}
${link ? `<p><a href="${link.url}">${typesetAll(language, link).label}</a></p>` : ""}
</main>
</body>
</html>
`;
}

/** The colours of the product's themes (web/styles/tokens.css), as in its mails. */
const STYLE = `:root{--desk:#eceae3;--sheet:#fcfbf8;--line:#d8d4c9;--ink:#1b1915;--blue:#1b4b91;--on-blue:#fff}
@media (prefers-color-scheme:dark){:root{--desk:#12110f;--sheet:#1c1a17;--line:#38342e;--ink:#ece7dc;--blue:#93b6f0;--on-blue:#12110f}}
body{margin:0;padding:32px 16px;background:var(--desk);color:var(--ink);font:16px/1.5 Commissioner,"Segoe UI",system-ui,sans-serif}
main{max-width:480px;margin:auto;padding:32px;background:var(--sheet);border:1px solid var(--line);border-radius:3px}
h1{margin:0 0 16px;font:700 26px/1.2 Literata,Georgia,serif}
button{min-height:44px;padding:0 20px;border:0;border-radius:3px;background:var(--blue);color:var(--on-blue);font:inherit;font-weight:600;cursor:pointer}
form,p{margin:16px 0 0}a{color:var(--blue)}`;
