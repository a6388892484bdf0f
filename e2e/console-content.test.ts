import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { aTile } from './buying.ts'
import { aGuest, callAs } from './call-as.ts'
import { countKeys } from './count-keys.ts'
import { expectAccessible } from './expect-console-accessible.ts'
import { readAsGuest } from './read-as-guest.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { signInToConsole, waitForKeys } from './sign-in-to-console.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

let mia: Page
beforeAll(async () => {
  mia = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await signInToConsole(mia, `${base}/console`, 'mia@tessera.example')
})
afterAll(() => mia.context().close())

/** Every attempt has words of its own. */
const aWord = () => `keys${Date.now().toString(36)}`

const goHome = async () => {
  await mia.goto(`${base}/console`)
  await waitForKeys(mia)
}

test('a page is found, edited, looked at and published in 4 keys from home', async () => {
  const path = `/blog/${aWord()}`
  const page = { path, kind: 'article', title: 'Grout in an afternoon', body: 'Mix a little.', tags: [], pictures: [] }
  const saved = await callAs<{ version: number }>(base, 'mia@tessera.example', operator('SaveContent'), {
    ...page,
    knownVersion: 0,
  })
  await publish({ path, version: saved.version, isPublished: true })
  await goHome()
  const counter = countKeys(mia)
  const { press, type } = counter
  await press('Control+k')
  await type(path)
  await press('Enter')
  await mia.getByRole('heading', { level: 1, name: page.title }).waitFor()
  await press('e')
  await type('**Rinse twice.** ')
  await mia.locator('main strong', { hasText: 'Rinse twice.' }).waitFor()
  expect(await readAsGuest(base, path)).not.toContain('Rinse twice.')
  await press('Control+Enter')
  await mia.getByText('Your changes are saved.').waitFor()
  expect(counter.keys).toBeLessThanOrEqual(4)
  await expect.poll(() => readAsGuest(base, path)).toContain('<strong>Rinse twice.</strong>')
  await publish({ path, version: saved.version + 1, isPublished: false })
})

const operator = (name: string) => ['POST', `/api/operator/${name}`] as const
const publish = (page: { path: string; version: number; isPublished: boolean }) =>
  callAs(base, 'mia@tessera.example', operator('PublishContent'), page)

test('an address is redirected in 3 keys from home, and the shop obeys', async () => {
  const source = `/${aWord()}`
  await goHome()
  const counter = countKeys(mia)
  const { press, type } = counter
  await press('Control+k')
  await type(`redirect ${source}`)
  await mia.getByRole('option', { name: `Redirect ${source}` }).waitFor()
  await press('Enter')
  await mia.locator('input[name="target"]:focus').waitFor()
  await expectAccessible(mia)
  await type('/stores')
  await press('Enter')
  await mia.getByText('Saved. The redirect is live.').waitFor()
  expect(counter.keys).toBeLessThanOrEqual(3)
  // ready for the next one
  await expect.poll(() => mia.getByLabel('From').inputValue()).toBe('')
  const answer = async () => {
    const { status, headers } = await fetch(base + source, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  await expect.poll(answer).toEqual([301, '/stores'])
})

test('the form of a redirect follows its address, and keeps what is typed beside a search', async () => {
  const [one, two] = [`/${aWord()}-a`, `/${aWord()}-b`]
  const [from, to] = [mia.getByLabel('From'), mia.getByLabel('To', { exact: true })]
  const find = async (words: string) => {
    await mia.getByLabel('Search redirects').fill(words)
    await mia.getByRole('search', { name: 'Redirects' }).getByRole('button').click()
    await mia.waitForURL(`**search=${encodeURIComponent(words)}*`)
  }
  const redirectFrom = async (source: string) => {
    await mia.keyboard.press('Control+k')
    await mia.keyboard.type(`redirect ${source}`)
    await mia.getByRole('option', { name: `Redirect ${source}` }).waitFor()
    await mia.keyboard.press('Enter')
    await expect.poll(() => from.inputValue()).toBe(source)
  }
  await goHome()
  await redirectFrom(one)
  await to.fill('/stores')
  await redirectFrom(two)
  expect(await to.inputValue()).toBe('')
  await to.fill('/stores')
  await find('nothing')
  expect([await from.inputValue(), await to.inputValue()]).toEqual([two, '/stores'])
  // the list, which is searched, doesn’t show the new one
  await mia.getByRole('button', { name: 'Save', exact: true }).click()
  await mia.getByText('Saved. The redirect is live.').waitFor()
  await expect.poll(() => from.inputValue()).toBe('')
  await from.fill(one)
  await find(two)
  await mia.getByRole('row', { name: two }).getByRole('button', { name: 'Delete' }).click()
  await mia.getByText('Redirect deleted.').waitFor()
  expect(await from.inputValue()).toBe(one)
  await from.fill('/shop/tile')
  await to.fill('/stores')
  await mia.getByRole('button', { name: 'Save', exact: true }).click()
  await mia.getByText('/shop/tile is the page of the category “Tile”. Change its web address first.').waitFor()
  expect([await from.inputValue(), await to.inputValue()]).toEqual(['/shop/tile', '/stores'])
})

describe('a word that no product has', () => {
  test('finds them after 3 keys from home', async () => {
    const word = aWord()
    expect(await productsFor(word)).toBe(0)
    await goHome()
    const counter = countKeys(mia)
    const { press, type } = counter
    await press('Control+k')
    await type(`synonym ${word}`)
    await press('Enter')
    await mia.locator('input[name="to"]:focus').waitFor()
    await type('porcelain')
    await press('Enter')
    await mia.getByText('Saved. Search uses it now.').waitFor()
    expect(counter.keys).toBeLessThanOrEqual(3)
    await mia.getByLabel('Search text').fill(word)
    await mia.keyboard.press('Enter')
    await mia.getByRole('status').getByText(`for “${word}”`).waitFor()
    await expect.poll(() => productsFor(word)).toBeGreaterThan(0)
  })
})

const productsFor = async (words: string): Promise<number> => {
  const answer = await fetch(`${base}/api/search/products?${new URLSearchParams({ q: words, pageSize: '1' })}`)
  const { records } = (await answer.json()) as { records: object[] }
  return records.length
}

test('the alternative text of a picture takes 2 keys in the list of pictures', async () => {
  await mia.goto(`${base}/console/content/alt-texts?view=all`)
  await waitForKeys(mia)
  const first = mia.locator('textarea[name="alt"]').first()
  const before = await first.inputValue()
  const counter = countKeys(mia)
  const { press, type } = counter
  await press('e')
  await type('Close up: ')
  await press('Control+Enter')
  await mia.getByText('Saved.').waitFor()
  expect(counter.keys).toBeLessThanOrEqual(2)
  await mia.reload()
  await waitForKeys(mia)
  expect(await first.inputValue()).toBe(`Close up: ${before}`)
  // other tests read the text that came with the picture
  await first.fill(before)
  await first.press('Control+Enter')
  await mia.getByText('Saved.').waitFor()
})

test('a promotion is made, tried on real orders and saved in 11 keys and clicks from home, and a guest gets it', async () => {
  const code = aWord().toUpperCase()
  await goHome()
  const counter = countKeys(mia)
  const { press, type, click, choose } = counter
  await press('g', 'd')
  await click(mia.getByRole('link', { name: 'New promotion' }))
  await mia.locator('input[name="Name"]:focus').waitFor()
  await type('A tenth of large orders')
  await press('Tab')
  await type(code)
  await click(mia.getByRole('button', { name: '+ Condition' }))
  await click(mia.getByLabel('Value', { exact: true }))
  await type('300')
  await choose(mia.getByLabel('Kind of discount'), 'A percentage')
  await choose(mia.getByLabel('For every customer'), 'Yes')
  await mia
    .getByRole('region', { name: 'Test on real orders' })
    .getByText(/^[1-9]\d* of \d+ orders would get \$[1-9]/)
    .waitFor()
  await press('Control+s')
  await mia.getByText('Created.').waitFor()
  expect(counter.keys).toBeLessThanOrEqual(11)
  const { Subtotal, PromotionDiscount } = await buyAsGuest(code)
  expect(Subtotal).toBeGreaterThan(300)
  expect(PromotionDiscount).toBeCloseTo(Subtotal / 10, 1)
  const id = new URL(mia.url()).pathname.split('/').at(-1)
  await callAs(base, 'admin', ['PATCH', `/v1/promotions/${id}`], { Active: false })
})

/** The cart of a guest with 20 boxes and the code. */
async function buyAsGuest(code: string): Promise<{ Subtotal: number; PromotionDiscount: number }> {
  const { sku } = await aTile(base)
  const guest = await aGuest(base)
  await guest(['POST', '/v1/cart/lineitems'], { ProductID: sku, Quantity: 20 })
  await guest(['POST', `/v1/cart/promotions/${code}`])
  return guest(['GET', '/v1/cart'])
}
