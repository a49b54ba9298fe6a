import { renderToStaticMarkup } from "react-dom/server";

import type { SharedRequest } from "../../shared/prerender.ts";
import { SHARE_PICTURE } from "../../shared/share-picture.ts";
import { SharedLeaf } from "../features/sharing/shared-leaf.tsx";
import { formatIn } from "../lib/format.ts";
import { i18n } from "../lib/i18n.ts";
import { localeOf } from "../lib/locale.ts";
import { titleOf } from "../lib/page-title.ts";
import { Main } from "../ui/page/main.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import { Stack } from "../ui/page/stack.tsx";
import { Note } from "../ui/text/note.tsx";
import { Text } from "../ui/text/text.tsx";
import { og, tag } from "./head.ts";

/** What messengers show of a shared dictionary; search engines are told elsewhere not to index it. */
export function sharedHead(request: SharedRequest): string {
  const { name } = request.shared;
  const description = descriptionOf(request);
  return [
    tag("title", {}, titleOf(name)),
    tag("meta", { name: "description", content: description }),
    og("type", "website"),
    og("site_name", "Wordhoard"),
    og("title", name),
    og("description", description),
    og("url", request.url),
    og("image", request.picture),
    og("image:type", "image/png"),
    og("image:width", String(SHARE_PICTURE.width)),
    og("image:height", String(SHARE_PICTURE.height)),
    og("image:alt", name),
    tag("meta", { name: "twitter:card", content: "summary_large_image" }),
  ].join("\n    ");
}

/** The first page, for visitors without JavaScript, and what they cannot do. */
export const sharedBody = (request: SharedRequest): string =>
  renderToStaticMarkup(
    <Main>
      <PageHead
        title={request.shared.name}
        lang={request.shared.termsLanguage}
        meta={<Text tone="muted">{descriptionOf(request)}</Text>}
      />
      <Stack>
        <Note tone="info">
          {request.shared.next === null
            ? i18n.t("sharing.page.needsScript.copy")
            : i18n.t("sharing.page.needsScript.rest", { shown: request.shared.words.length })}
        </Note>
        {request.shared.words.length > 0 && <SharedLeaf shared={request.shared} number={1} />}
      </Stack>
    </Main>,
  ).replaceAll("__", "&#95;&#95;");

function descriptionOf({ language, shared }: SharedRequest): string {
  const { termsLanguage, definitionsLanguage, wordsCount } = shared;
  const { languageName } = formatIn(localeOf(language));
  const words = i18n.t("testing.setup.words", { count: wordsCount });
  return `${languageName(termsLanguage)} – ${languageName(definitionsLanguage)} · ${words}`;
}
