import type { ReactNode } from "react";
import { useLocation, useParams } from "react-router";

import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  interfaceLanguageOf,
} from "../../../../shared/languages.ts";
import { lazyScreen } from "../../../lib/screen.tsx";
import { loadDocument } from "./documents.ts";
import { PolicyArticle } from "./policy-article.tsx";
import { PolicyRedirect } from "./policy-redirect.tsx";
import { documentAt, DOCUMENTS, type DocumentName } from "./sections.ts";

/** A document in the language that the path names, whatever language the interface has; without one it is led to (spec §2). */
export function PolicyPage(): ReactNode {
  const { pathname } = useLocation();
  const { language } = useParams();
  const name = documentAt(pathname);
  return language ? ARTICLES[name][interfaceLanguageOf(language)] : <PolicyRedirect name={name} />;
}

const articleOf = (name: DocumentName, language: InterfaceLanguage): ReactNode =>
  lazyScreen(async () => {
    const texts = await loadDocument(name, language);
    return () => <PolicyArticle name={name} language={language} {...texts} />;
  });

const articlesOf = (name: DocumentName): Record<InterfaceLanguage, ReactNode> =>
  byKey(INTERFACE_LANGUAGES, (language) => articleOf(name, language));

const ARTICLES = byKey(DOCUMENTS, articlesOf);

function byKey<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}
