import { POLICIES } from "../../../shared/policies.ts";
import { lazyScreen, type Screen } from "../../lib/screen.tsx";
import type { DocumentName } from "./policies/sections.ts";

export const routes: readonly Screen[] = [
  {
    path: "/about",
    access: "public",
    element: lazyScreen(async () => (await import("./about-page.tsx")).AboutPage),
  },
  {
    path: "/support",
    access: "public",
    element: lazyScreen(async () => (await import("./support-page.tsx")).SupportPage),
  },
  { path: "/policy", access: "public", element: redirectTo("overview") },
  { path: "/policy/:lang", access: "public", element: pageOf("overview") },
  ...POLICIES.flatMap((name): Screen[] => [
    { path: `/policy/${name}`, access: "public", element: redirectTo(name) },
    { path: `/policy/${name}/:lang`, access: "public", element: pageOf(name) },
  ]),
];

function redirectTo(name: DocumentName): Screen["element"] {
  return lazyScreen(async () => {
    const { PolicyRedirect } = await import("./policies/policy-redirect.tsx");
    return () => <PolicyRedirect name={name} />;
  });
}

function pageOf(name: DocumentName): Screen["element"] {
  return lazyScreen(async () => {
    const { PolicyPage } = await import("./policies/policy-page.tsx");
    return () => <PolicyPage name={name} />;
  });
}
