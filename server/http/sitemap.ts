import { INTERFACE_LANGUAGES } from "../../shared/languages.ts";
import { addressIn, PUBLIC_PAGES } from "../../shared/pages.ts";
import { SCREENS, type ScreenFacts } from "../../shared/screens.ts";

/** Every public page in every language, each with links to its other languages. */
export function sitemapXml(publicUrl: string): string {
  const urls = PUBLIC_PAGES.flatMap((page) => {
    const addresses = INTERFACE_LANGUAGES.map((language) => ({
      language,
      href: publicUrl + addressIn(page, language),
    }));
    const alternates = addresses.map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    return addresses.map(({ href }) => `<url><loc>${href}</loc>${alternates.join("")}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

/**
 * Keeps search engines away from private pages and points them to the public ones. Messengers obey this file too; pages
 * meant for messengers tell search engines themselves not to index them.
 */
export function robotsTxt(publicUrl: string): string {
  const screens = Object.values(SCREENS);
  const open = new Set(screens.filter(({ publicAs }) => publicAs).map(topOf));
  const closed = new Set(screens.map(topOf).filter((top) => !open.has(top)));
  return [
    "User-agent: *",
    ...["/api", ...closed].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

const topOf = ({ path }: ScreenFacts): string => `/${path.split("/", 2)[1] ?? ""}`;
