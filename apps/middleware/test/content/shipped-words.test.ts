import { type AttributeName, attributeValues } from '@tessera/contract/shop/product-attributes'
import { releaseDays } from '@tessera/domain/rewards/points'
import { claimDays, normalBreakagePercent } from '@tessera/domain/sales/claimability'
import { returnDays } from '@tessera/domain/sales/returnability'
import type { ProductFilter } from '@tessera/middleware/modules/site/content/content-item'
import { contentPictures } from '@tessera/middleware/modules/site/content/content-pictures'
import { readFrontMatter } from '@tessera/middleware/modules/site/content/front-matter'
import { picturesIn, renderMarkdown } from '@tessera/middleware/modules/site/content/markdown'
import { countWords } from '@tessera/middleware/modules/site/content/reading-minutes'
import { checkRedirect } from '@tessera/middleware/modules/site/content/redirects'
import { readShippedContent } from '@tessera/middleware/modules/site/content/shipped-content'
import { shippedRedirects } from '@tessera/middleware/modules/site/content/shipped-redirects'
import { shippedSettings } from '@tessera/middleware/modules/site/content/shipped-settings'
import { describe, expect, test } from 'vitest'
import { storefrontRoutes } from './storefront-routes.ts'

const items = await readShippedContent()
const ofKind = (kind: string) => items.filter((item) => item.kind === kind)
const paths = new Set(items.filter(({ kind }) => kind !== 'slot').map(({ path }) => path))
const leadsSomewhere = (address: string): boolean => {
  const [path = ''] = address.split('?')
  return paths.has(path) || storefrontRoutes.includes(path)
}
const names = new Set(contentPictures.map(({ name }) => name))

test('a file without a proper head is refused', () => {
  expect(() => readFrontMatter('no head', 'a.md')).toThrow('a.md has no front matter.')
  expect(() => readFrontMatter('---\nTitle\n---\n', 'a.md')).toThrow("a.md: the line 'Title' is not a field.")
  expect(() => readFrontMatter('---\ntags: [x]\n---\n', 'a.md')).toThrow('a.md: tags is not JSON')
})

describe('articles', () => {
  test('are at least 14, each of 600 words or more', () => {
    expect(ofKind('article').length).toBeGreaterThanOrEqual(14)
    for (const { path, body } of ofKind('article')) expect(countWords(body), path).toBeGreaterThanOrEqual(600)
  })

  test('have an author, a summary, a day, tags, pictures and products', () => {
    for (const { path, data, summary, date, tags } of ofKind('article')) {
      expect(data.author, path).toMatch(/^\w+ \w+$/)
      expect(summary.length, path).toBeGreaterThan(40)
      expect(date, path).toMatch(/^202[56]-\d\d-\d\d$/)
      expect(tags.length, path).toBeGreaterThan(1)
      expect(data.pictures?.length, path).toBeGreaterThan(1)
      expect(data.products?.length, path).toBeGreaterThan(0)
    }
  })
})

test('there are guides, introductions, policies and slots', () => {
  expect(ofKind('installation-guide').length).toBeGreaterThanOrEqual(4)
  expect(ofKind('care-guide').length).toBeGreaterThanOrEqual(4)
  expect(ofKind('category').length).toBeGreaterThanOrEqual(20)
  expect(ofKind('slot').length).toBeGreaterThanOrEqual(6)
  const policies = ['shipping', 'returns', 'samples', 'privacy', 'terms', 'accessibility']
  for (const policy of policies) expect(paths).toContain(`/policies/${policy}`)
  for (const { path, data } of ofKind('category')) expect(data.department, path).toBeTruthy()
})

test('policies promise what the shop does, with its own figures', () => {
  const textOf = (path: string) => items.find((item) => item.path === path)?.body ?? ''
  const promises: [string, string[]][] = [
    ['/policies/returns', [`${returnDays} days from pickup or delivery`, `within ${claimDays * 24} hours`]],
    ['/policies/shipping', [`Up to ${normalBreakagePercent}% breakage`, 'are reserved when you place the order']],
    ['/policies/terms', [`${releaseDays} days after delivery, once the invoice is paid`]],
    ['/policies/privacy', ['Guests 7 days', 'Two years']],
  ]
  for (const [path, sentences] of promises) for (const one of sentences) expect(textOf(path), path).toContain(one)
  // nothing is set aside for a cart
  for (const { path, body } of items) expect(body, path).not.toMatch(/hold your stock|stock is held/i)
})

describe('every page', () => {
  test('speaks calmly', () => {
    for (const { path, title, summary, body } of items) {
      const words = `${title} ${summary} ${body}`.replace(/!\[/g, '[').replace(/\[!/g, '[')
      expect(words, path).not.toContain('!')
      expect(words, path).not.toMatch(/colour|grey|centre|metre/)
    }
  })

  test('links only to pages that exist, and to headings that are there', () => {
    for (const { path, body, data } of items) {
      const links = [...body.matchAll(/(?<!!)\[[^\]]+\]\(([^)\s]+)/g)].map(([, href = '']) => href)
      const hrefs = [...JSON.stringify(data).matchAll(/"href":"([^"]+)"/g)].map(([, href = '']) => href)
      for (const href of [...links, ...hrefs]) expect(leadsSomewhere(href), `${path} links to ${href}`).toBe(true)
    }
    for (const path of ofKind('slot').flatMap(({ data }) => (data.articles as string[] | undefined) ?? []))
      expect(paths).toContain(path)
  })

  test('shows pictures that we can draw', () => {
    for (const { path, body, data } of items) {
      const shown = [...(data.pictures ?? []), ...picturesIn(body), ...namesIn(JSON.stringify(data))]
      for (const name of shown) expect(names.has(name), `${path} shows ${name}`).toBe(true)
    }
  })

  test('asks for products by facts that products have', () => {
    for (const { path, data } of items) {
      const slots = [
        data.filter,
        ...((data.items as { filter?: unknown }[] | undefined) ?? []).map(({ filter }) => filter),
      ]
      const filters = [...(data.products ?? []).map(({ filter }) => filter), ...slots.filter(Boolean)]
      for (const filter of filters as ProductFilter['filter'][])
        for (const [name, value] of Object.entries(filter))
          expect(isFact(name, value), `${path}: ${name} ${value}`).toBe(true)
    }
  })

  test('renders with headings in order', () => {
    for (const { path, body } of items) {
      const levels = renderMarkdown(body).headings.map(({ level }) => level)
      levels.forEach((level, index) => {
        expect(level - (levels[index - 1] ?? 1), path).toBeLessThanOrEqual(1)
      })
    }
  })
})

const namesIn = (json: string) => [...json.matchAll(/"picture":"([^"]+)"/g)].map(([, name = '']) => name)
const kinds =
  /^(field-tile|large-format|mosaic|trim|plank-tile|lvp|laminate|engineered-wood|solid-wood|grout|mortar|membrane|care|tool)$/
const isFact = (name: string, value: string | undefined): boolean =>
  name === 'kind'
    ? kinds.test(value ?? '')
    : ((attributeValues[name as AttributeName] as readonly string[] | undefined) ?? []).includes(value ?? '')

describe('pictures', () => {
  test('have names and words of their own, and scenes have a room', () => {
    expect(names.size).toBe(contentPictures.length)
    for (const { name, alt, view, room } of contentPictures) {
      expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(alt.length, name).toBeGreaterThan(10)
      expect(alt, name).not.toMatch(/grey|colour|!/i)
      expect(view === 'scene', name).toBe(room !== undefined)
    }
  })
})

test('redirects lead to pages that exist and hide none', () => {
  for (const rule of shippedRedirects) {
    expect(checkRedirect(rule)).toEqual(rule)
    expect(leadsSomewhere(rule.source), rule.source).toBe(false)
    if (rule.target) expect(leadsSomewhere(rule.target), rule.target).toBe(true)
  }
})

test('the home page leads from new arrivals to new arrivals', () => {
  const data = items.find(({ path }) => path === '/home/new-arrivals')?.data
  expect(data).toMatchObject({ flag: 'newArrival', action: { href: '/shop/tile?flag=newArrival' } })
})

test('policies say the figures that the settings have', () => {
  const setting = (key: string) => shippedSettings.find((one) => one.key === key)?.value
  const body = (name: string) => items.find(({ path }) => path === `/policies/${name}`)?.body ?? ''
  expect(body('returns')).toContain(`${setting('returnDays')} days`)
  expect(body('shipping')).toContain(`${setting('claimHours')} hours`)
  expect(body('shipping')).toContain(`${setting('expectedBreakagePercent')}%`)
  expect(body('shipping')).toContain(`${setting('pickUpFreeDays')} days`)
  expect(body('shipping')).toContain(`$${Number(setting('pickUpDailyFeeCents')) / 100} a day`)
  // the shop doesn't offer it, so no text may promise it
  expect(body('shipping')).not.toMatch(/free from/i)
  expect(body('samples')).toContain('Up to 5 in an order')
  expect(body('samples')).toContain('at least 50 square feet')
})
