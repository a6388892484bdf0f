/** Structured data for search engines. `<` is escaped, so that no text can close the element (G-9). */
export const jsonLdText = (facts: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...facts })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/**
 * Structured data is generated on the server only: `() => …` is never called in a browser, and with
 * `import.meta.env.SSR &&` before it the code stays out of the bundle.
 */
export function JsonLd({ facts }: { facts: false | (() => object) }) {
  const text = facts ? jsonLdText(facts()) : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above; browsers do not execute JSON-LD
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

export const breadcrumbFacts = (publicUrl: string, crumbs: readonly { title: string; url: string }[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, url }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    item: publicUrl + url,
  })),
})
