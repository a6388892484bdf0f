import { cookieKeys } from '@tessera/contract/shop/constants'
import { dana } from '@tessera/testing/dana'
import { pageQueries } from '@tessera/testing/page-queries'
import { pickProducts } from '@tessera/testing/stock-shop'
import { beforeAll, expect, test } from 'vitest'
import { aPro } from './a-pro.ts'
import { aStorefront, type RunningStorefront } from './a-storefront.ts'
import { type Cookies, getPage } from './get-page.ts'

/** Parts of the texts that the tests write into addresses. */
const traces = /Zq7!|900-555-0199|<b>now|9005|900,555|90,055/

/** Pages that repeat the visitor's own search words; nothing else of an address is ever text. */
const searchWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    '/search',
    '/products',
    '/shop/*',
    '/blog',
    '/account/projects/:projectId/add',
    '/account/selection-sheets/:selectionSheetId/add',
  ].map((pattern) => [pattern, ['q']]),
)

let shop: RunningStorefront
let cookies: Cookies
let params: Record<string, string>
beforeAll(async () => {
  shop = await aStorefront()
  cookies = await (await aPro(shop, 'Ada')).signIn()
  const tokens = { authToken: cookies[cookieKeys.authToken], shopToken: cookies[cookieKeys.shopAuthToken] }
  const { SelectionSheets, Cart } = shop.as(tokens)
  const [first] = pickProducts(1)
  const { selectionSheetId, revision } = await SelectionSheets.CreateSelectionSheet({ name: 'Hall bath' })
  const rooms = [{ name: 'Bath', items: [{ sku: first?.product.ID ?? '' }] }]
  await SelectionSheets.SaveSelectionSheet({ selectionSheetId, revision, rooms })
  const { token } = await SelectionSheets.ShareSelectionSheet({ selectionSheetId, days: 1 })
  await Cart.AddToCart({ items: [{ sku: first?.product.ID ?? '', quantity: 2 }] })
  await Cart.SetShippingAddress({ address: dana, email: 'dana@example.com', sameAsShipping: true })
  params = {
    '/products/:slug': shop.product,
    '/policies/:slug': '/policies/terms',
    ':selectionSheetId': selectionSheetId,
    '/shared-sheet/:token': `/shared-sheet/${token}`,
  }
})

/** The path of a page that exists, where there is one. */
const pathOf = (pattern: string): string =>
  Object.entries(params)
    .reduce((path, [name, value]) => path.replace(name, value), pattern)
    .replace(/:\w+|\*/g, 'x1')

const chunksOf = (names: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(names.length / 30) }, (_, at) => names.slice(at * 30, at * 30 + 30))

/** The text of a page and of the attributes that are read out or shown; not the values of its fields. */
function shownIn(html: string): string {
  const body = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
  const attributes = [...body.matchAll(/ (?:aria-label|alt|title|placeholder|content)="(?!http)([^"]*)"/g)].map(
    ([, text]) => text,
  )
  return [body.replace(/<[^>]+>/g, ' '), ...attributes].join(' ')
}

async function findTraces(pattern: string, names: readonly string[], text: string): Promise<string[]> {
  const own = searchWords[pattern] ?? []
  const asked = names.filter((name) => !own.includes(name))
  if (asked.length === 0) return []
  const pairs = asked.map((name): [string, string] => [name, name === 'filter' ? `material:${text}` : text])
  const { html } = await getPage(shop.port, `${pathOf(pattern)}?${new URLSearchParams(pairs)}`, cookies)
  const shown = shownIn(html)
  const at = shown.search(traces)
  if (at >= 0) return [`${pattern} ${asked.join('&')}: ${shown.slice(Math.max(0, at - 60), at + 60)}`]
  return html.includes('<b>now') ? [`${pattern} ${asked.join('&')}: markup`] : []
}

type Asked = readonly [pattern: string, names: readonly string[]]

async function findAllTraces(asked: Asked[], text: string): Promise<string[]> {
  const found: string[] = []
  const work = async () => {
    for (let next = asked.pop(); next; next = asked.pop()) found.push(...(await findTraces(...next, text)))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found
}

/** A few at a time: one after another they take two minutes. */
const atOnce = 6
const patience = 180_000

test(
  'no page prints a sentence from its address, whatever its name',
  async () => {
    const asked = pageQueries.flatMap(({ pattern, reads, words }) =>
      [...reads.map((name) => [name]), ...chunksOf(words)].map((names): Asked => [pattern, names]),
    )
    expect(await findAllTraces(asked, 'Zq7! call 1-900-555-0199 <b>now</b>')).toEqual([])
  },
  patience,
)

test(
  'no page prints an amount, a count or the end of a card number from its address',
  async () => {
    const asked = pageQueries.map(({ pattern, reads, words }): Asked => [pattern, [...reads, ...words].slice(0, 60)])
    expect(await findAllTraces(asked, '90055501')).toEqual([])
  },
  patience,
)
