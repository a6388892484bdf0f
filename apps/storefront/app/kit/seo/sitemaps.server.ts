import type { ShopClient, Sitemap } from '@tessera/client/shop/types.gen'
import { TtlCache } from '../../http/ttl-cache.server.ts'
import { xmlText } from './xml-text.ts'

const cacheMilliseconds = 600_000
const sitemapCache = new TtlCache<Sitemap[]>(cacheMilliseconds)

export const listSitemaps = (shop: ShopClient): Promise<Sitemap[]> =>
  sitemapCache.getOrLoad('us', async () => (await shop.Product.GetProductSitemaps()).sitemaps)

const space = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** The latest change of a kind tells crawlers whether to fetch it again. */
export function indexText(publicUrl: string, sitemaps: readonly Sitemap[]): string {
  const entries = sitemaps.map(({ kind, urls }) => {
    const latest = urls
      .map(({ changedOn }) => changedOn ?? '')
      .sort()
      .at(-1)
    return `<sitemap><loc>${xmlText(`${publicUrl}/sitemap/${kind}.xml`)}</loc>${lastModified(latest)}</sitemap>`
  })
  return `${head}<sitemapindex xmlns="${space}">${entries.join('\n')}</sitemapindex>\n`
}

export function sitemapText(publicUrl: string, { urls }: Sitemap): string {
  const entries = urls.map(
    ({ url, changedOn, priority }) =>
      `<url><loc>${xmlText(publicUrl + url)}</loc>${lastModified(changedOn)}<priority>${priority}</priority></url>`,
  )
  return `${head}<urlset xmlns="${space}">${entries.join('\n')}</urlset>\n`
}

const lastModified = (day: string | null | undefined): string => (day ? `<lastmod>${day}</lastmod>` : '')

export const xmlAnswer = (text: string): Response =>
  new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
