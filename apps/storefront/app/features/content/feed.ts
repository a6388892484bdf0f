import type { ContentTeaser } from '@tessera/client/shop/types.gen'
import { xmlText } from '../../kit/seo/xml-text.ts'

export function feedText(name: string, publicUrl: string, stories: readonly ContentTeaser[]): string {
  const items = stories.map(({ title, path, summary, publishedOn }) =>
    [
      '<item>',
      `<title>${xmlText(title)}</title>`,
      `<link>${xmlText(publicUrl + path)}</link>`,
      `<guid>${xmlText(publicUrl + path)}</guid>`,
      `<description>${xmlText(summary ?? '')}</description>`,
      publishedOn ? `<pubDate>${new Date(`${publishedOn}T12:00:00Z`).toUTCString()}</pubDate>` : '',
      '</item>',
    ].join(''),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${xmlText(name)} stories</title><link>${xmlText(`${publicUrl}/blog`)}</link><description>Tile and flooring stories from people who install it.</description><language>en-us</language>${items.join('')}</channel></rss>\n`
}
