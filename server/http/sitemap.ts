import { INTERFACE_LANGUAGES } from "../../shared/languages.ts";
import { addressIn, PAGES, PUBLIC_PAGES } from "../../shared/pages.ts";

/** Every public page in every language, each with its sisters in the others. */
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

/** Messengers obey the file too; to search engines these pages say themselves that they are not to be found. */
const FOR_MESSENGERS = "/shared";

/** Keeps those who search for others out of what belongs to one person, and leads them to the public pages. */
export function robotsTxt(publicUrl: string): string {
  const top = (path: string): string => `/${path.split("/", 2)[1] ?? ""}`;
  const open = new Set(PUBLIC_PAGES.map(top));
  const closed = [...new Set(PAGES.map(top))].filter((path) => !open.has(path) && path !== FOR_MESSENGERS);
  return [
    "User-agent: *",
    ...["/api", ...closed].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
