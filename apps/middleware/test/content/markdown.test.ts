import { renderMarkdown } from '@tessera/middleware/modules/site/content/markdown'
import { readingMinutes } from '@tessera/middleware/modules/site/content/reading-minutes'
import { describe, expect, test } from 'vitest'

const html = (markdown: string) => renderMarkdown(markdown).html

describe('a page does not take', () => {
  test.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['words <img src=x onerror=alert(1)> words', '&lt;img src=x onerror=alert(1)&gt;'],
    ['<div onclick="x">block</div>', '&lt;div onclick=&quot;x&quot;&gt;'],
    ['<svg/onload=alert(1)>', '&lt;svg/onload=alert(1)&gt;'],
    ['&lt;b&gt;', '&lt;b&gt;'],
    ['## <b>Bold</b>', '&lt;b&gt;Bold&lt;/b&gt;'],
    ['| <i>a</i> |\n|---|\n| <u>b</u> |', '&lt;u&gt;b&lt;/u&gt;'],
    ['> [!TIP]\n> <b>x</b>', '&lt;b&gt;x&lt;/b&gt;'],
    ['<!-- hidden -->', '&lt;!-- hidden --&gt;'],
  ])('HTML: %s', (markdown, shown) => {
    expect(html(markdown)).toContain(shown)
    expect(html(markdown)).not.toMatch(/<(script|img|svg|b|i|u|div onclick)[\s>/]/)
  })

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,x)',
    '[x](//evil.example)',
    '[x](/\\\\evil.example)',
    '[x](http://evil.example)',
    '[x](&#106;avascript:alert(1))',
    '<javascript:alert(1)>',
  ])('a link such as %s', (markdown) => {
    expect(html(markdown)).not.toContain('href')
  })

  test.each(['![x](https://evil.example/a.png)', '![x](../secret)', '![x](/etc/passwd)'])(
    'a picture %s',
    (markdown) => {
      expect(html(markdown)).not.toContain('<img')
    },
  )

  test('a quote that ends an attribute', () => {
    expect(html('![" onload="x](some-picture "a\\" onload=\\"x")')).not.toMatch(/" onload="/)
    expect(html('[x](/a "\\" onclick=\\"x")')).not.toMatch(/" onclick="/)
  })
})

describe('a page has', () => {
  test('headings with names to link to, each once', () => {
    const { html: page, headings } = renderMarkdown(
      '# One & two\n\n## Slope first\n\n## Slope first\n\n### **Bold** `x`',
    )
    expect(headings).toEqual([
      { level: 2, id: 'one-two', text: 'One & two' },
      { level: 2, id: 'slope-first', text: 'Slope first' },
      { level: 2, id: 'slope-first-2', text: 'Slope first' },
      { level: 3, id: 'bold-x', text: 'Bold x' },
    ])
    expect(page).toContain('<h2 id="slope-first-2">Slope first</h2>')
  })

  test('pictures of ours as figures, with words for those who do not see them', () => {
    const alts = new Map([['grout-contrast-field', 'White tile & charcoal grout']])
    const { html: page } = renderMarkdown('![](grout-contrast-field "You see a grid.")', alts)
    expect(page).toContain('<figure><img src="/media/content/grout-contrast-field/960.webp"')
    expect(page).toContain('/media/content/grout-contrast-field/1440.webp 1440w')
    expect(page).toContain('alt="White tile &amp; charcoal grout"')
    expect(page).toContain('<figcaption>You see a grid.</figcaption></figure>')
    expect(page).not.toContain('<p>')
  })

  test('tables that scroll in a frame', () => {
    const page = html('| Tile | Price |\n|---|---:|\n| 12 × 24 | $8.59 |')
    expect(page).toContain('<th scope="col">Tile</th><th scope="col" class="align-right">Price</th>')
    expect(page).toContain('<td>12 × 24</td><td class="align-right">$8.59</td>')
  })

  test('callouts with their title and inner marks', () => {
    const page = html('> [!WARNING]\n> Seal **gaps** first.\n>\n> - one')
    expect(page).toContain('<aside class="callout callout-warning"><p class="callout-title">Careful</p>')
    expect(page).toContain('<strong>gaps</strong>')
    expect(page).toContain('<li>one</li>')
    expect(html('> Plain')).toContain('<blockquote>')
  })

  test('links to us and to https', () => {
    expect(html('[a](/blog/choosing-grout#mix)')).toContain('<a href="/blog/choosing-grout#mix">a</a>')
    expect(html('[a](https://example.com)')).toContain('<a href="https://example.com" rel="noopener">a</a>')
  })
})

test('reading takes a minute for 220 words, and never none', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('word '.repeat(1100))).toBe(5)
})
