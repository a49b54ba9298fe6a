import type { InterfaceLanguage } from "../../shared/languages.ts";
import type { MailText } from "../messages/mails/mail-texts.ts";

export interface MailContent {
  language: InterfaceLanguage;
  text: MailText;
  code: string | null;
  /** The device that the mail is about. */
  device: string | null;
  /** What the mail lists. */
  list: readonly string[];
  links: readonly { label: string; url: string }[];
  /** The product's address. */
  home: string;
}

/** The plain-text part; its only run of six digits is the code (contract §4). */
export function plainText({ text, code, device, list, links, home }: MailContent): string {
  const parts = [
    text.title,
    text.lead,
    code,
    device,
    list.map((line) => `– ${line}`).join("\n"),
    text.note,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
  ];
  return `${[...parts.filter(Boolean), `Wordhoard\n${home}`].join("\n\n")}\n`;
}

/** The HTML part, laid out like a sheet of paper: it fetches nothing, and reads in order even without its styles. */
export function htmlText({ language, text, code, device, list, links, home }: MailContent): string {
  const paragraph = (content: string): string => `<p style="margin:0 0 16px">${content}</p>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(text.subject)}</title>
<style>${DARK}</style>
</head>
<body class="desk" style="margin:0;padding:0;background:#eceae3">
<table role="presentation" class="desk" width="100%" cellpadding="0" cellspacing="0" style="background:#eceae3">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:544px">
<tr><td style="padding:0 0 16px"><a class="ink" href="${escape(home)}" style="${SERIF};font-size:22px;font-weight:700;color:#1b1915;text-decoration:none">Wordhoard</a></td></tr>
<tr><td class="sheet ink" style="${SANS};font-size:16px;line-height:1.5;color:#1b1915;background:#fcfbf8;border:1px solid #d8d4c9;border-radius:3px;padding:32px 32px 16px">
<h1 style="${SERIF};font-size:26px;line-height:1.2;font-weight:700;margin:0 0 16px">${escape(text.title)}</h1>
${paragraph(escape(text.lead))}
${code ? `<p class="well" style="${SERIF};font-size:34px;line-height:1.2;font-weight:700;letter-spacing:6px;text-align:center;background:#f3f1eb;border-radius:3px;padding:16px;margin:0 0 16px">${escape(code)}</p>` : ""}
${device ? paragraph(`<b>${escape(device)}</b>`) : ""}
${list.length > 0 ? `<ul style="margin:0 0 16px;padding:0 0 0 20px">${list.map((line) => `<li>${escape(line)}</li>`).join("")}</ul>` : ""}
${paragraph(escape(text.note))}
${links.map(({ label, url }) => paragraph(`<a class="blue" href="${escape(url)}" style="color:#1b4b91;font-weight:600">${escape(label)}</a>`)).join("\n")}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const SERIF = "font-family:Literata,Georgia,serif";
const SANS = "font-family:Commissioner,'Segoe UI',system-ui,sans-serif";

/** The colours of the product's dark theme, for mail programs that follow the system. */
const DARK = `@media (prefers-color-scheme:dark){.desk{background:#12110f!important}.sheet{background:#1c1a17!important;border-color:#38342e!important}.well{background:#26231f!important}.ink{color:#ece7dc!important}.blue{color:#93b6f0!important}}`;

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
