/** Facts for search engines. `<` is written so that no text can end the element (G-9). */
export const jsonLdText = (facts: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...facts })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

export function JsonLd({ facts }: { facts: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above; a browser never runs this kind of script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(facts) }} />
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
