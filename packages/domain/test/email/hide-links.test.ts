import { expect, test } from 'vitest'
import { hideLinksInHtml, hideLinksInText } from '../../src/email/hide-links.ts'

test('no address stays in a text', () => {
  expect(hideLinksInText('Open https://shop.test/reset?token=abc, please.\nhttp://x.test/y')).toBe(
    'Open [link] please.\n[link]',
  )
})

test('no target of a link stays in HTML, however it is written, and pictures do', () => {
  const html = `<p>Hi <a class="b" href="https://a.test/?t=1">here</a> <a HREF='https://b.test'>or</a> <a href=https://c.test>c</a>
    or paste https://d.test/secret</p><img src="https://shop.test/p.png">`
  const shown = hideLinksInHtml(html)
  expect(shown).not.toMatch(/a\.test|b\.test|c\.test|d\.test/)
  expect(shown).toContain('<img src="https://shop.test/p.png">')
  expect(shown).toContain('or paste [link]</p>')
})
