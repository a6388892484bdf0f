import { expect, test } from 'vitest'
import { feedText } from '../../app/features/content/feed.ts'

test('no text can end its element', () => {
  const text = feedText('Tessera', 'https://shop.example', [
    {
      path: '/blog/a',
      title: '</title><script>',
      summary: '"5 < 6" & more',
      picture: null,
      pictureAlt: null,
      publishedOn: '2026-09-22',
      minutes: 4,
      tags: [],
    },
  ])
  expect(text).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>')
  expect(text).toContain('&quot;5 &lt; 6&quot; &amp; more')
  expect(text).toContain('<pubDate>Tue, 22 Sep 2026 12:00:00 GMT</pubDate>')
})
