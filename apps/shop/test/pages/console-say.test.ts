import { fetchInto } from '@tessera/server/fetch-into'
import { sql } from '@tessera/server/sql'
import { pickProducts } from '@tessera/testing/stock-shop'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBrowser, type Browser, type Page } from './a-browser.ts'
import { addStaffMember, serveConsole, signInToConsole } from './a-console.ts'
import { aStorefront, type RunningStorefront } from './a-storefront.ts'
import { controlsOf, submitForm } from './page-form.ts'

let shop: RunningStorefront
let sue: Browser
let mia: Browser
let meg: Browser
const sku = pickProducts(1)[0]?.product.ID ?? ''

beforeAll(async () => {
  shop = await aStorefront()
  const fetches = { platformFetch: fetchInto(shop.platform.app), shopFetch: fetchInto(shop.app) }
  const port = await serveConsole({ admin: shop.admin, ...fetches })
  await addStaffMember(shop.admin, 'sue', ['BuyerReader'], ['ServiceAdmin'])
  await addStaffMember(shop.admin, 'mia', ['ProductReader'], ['ContentAdmin'])
  await addStaffMember(shop.admin, 'meg', ['WebhookAdmin'])
  sue = await signInToConsole(port, 'sue')
  mia = await signInToConsole(port, 'mia')
  meg = await signInToConsole(port, 'meg')
})

/** The value of a hidden field, such as the version that was read. */
const hidden = ({ html }: Page, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&#x27;', "'") ?? ''

const expectClosed = async (path: string, role: string) => {
  const page = await meg.open(path)
  expect([path, page.status]).toEqual([path, 403])
  expect(page.text).toContain(role)
  expect((await meg.open('/console')).html).not.toContain(`href="${path}"`)
  // a page without a form takes none
  expect([404, 405]).toContain((await meg.send(path, { intent: 'x' })).status)
}

describe('reviews', () => {
  test('are closed to people without the role', () => expectClosed('/console/reviews', 'ServiceAdmin'))

  test('are read, published and answered without a script; a refusal keeps what was typed', async () => {
    expect((await sue.open('/console')).html).toContain('href="/console/reviews"')
    expect((await sue.open('/console/reviews')).text).toContain('Every review is decided.')
    const [row] = await shop.database.rows<{ id: string }>(sql`
      insert into reviews (sku, author, stars, title, text, source, state, held_because)
      values (${sku}, 'Lee P.', 2, 'Chipped', 'See <b>tile.com</b>', 'store', 'held', 'It has a link.') returning id`)
    const page = await sue.open('/console/reviews')
    expect(page.text).toContain('Held: It has a link.')
    expect(page.html).toContain('See &lt;b&gt;tile.com&lt;/b&gt;')
    const form = { number: row?.id ?? '', version: hidden(page, 'version'), key: hidden(page, 'key') }
    const refused = await sue.send('/console/reviews', {
      ...form,
      version: '9',
      intent: 'decide:answer',
      answer: 'Sorry',
    })
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('The customer or a team member has changed this review'),
    ])
    expect(refused.html).toContain('>Sorry</textarea>')
    const decide = async (decision: string) => {
      const version = hidden(await sue.open(`/console/reviews?view=all&search=${sku}`), 'version')
      const key = crypto.randomUUID()
      return sue.send('/console/reviews', { ...form, version, key, intent: `decide:${decision}` })
    }
    const publish = () => decide('publish')
    expect((await takeBack(sue, await publish())).text).toContain('Saved.')
    const state = async () =>
      (
        await shop.database.rows<{ state: string }>(sql`
      select state from reviews where id = ${form.number}`)
      )[0]?.state
    expect(await state()).toBe('held')
    const published = await publish()
    expect(await state()).toBe('published')
    await decide('remove')
    expect((await takeBack(sue, published)).text).toContain(changedSince)
    expect(await state()).toBe('removed')
    await publish()
    // it is published as it was then, but by a later decision
    expect((await takeBack(sue, published)).text).toContain(changedSince)
    expect(await state()).toBe('published')
    expect((await sue.open(`/console/reviews?search=${sku}`)).text).toContain('Published')
    expect((await sue.open('/console/reviews?search=nothing-like-it')).text).toContain(
      'No review for “nothing-like-it”',
    )
  })
})

const changedSince = 'This wasn’t undone, because someone else has changed it since.'

/** Presses Undo in the notice. */
const takeBack = (browser: Browser, page: Page, typed = {}): Promise<Page> =>
  submitForm(browser, page, typed, { having: 'name="isUndo"' })

describe('redirects', () => {
  const path = '/console/content/redirects'

  test('are closed to people without the role', () => expectClosed(path, 'ContentAdmin'))

  test('are saved without a script and obeyed by pages, articles and products; a refusal keeps what was typed', async () => {
    const save = (form: Record<string, string>) => mia.send(path, { intent: 'saveRedirect', status: '301', ...form })
    const refused = await save({ source: '/old-deals', target: 'https://evil.example' })
    expect([refused.status, refused.html]).toEqual([400, expect.stringContaining('value="https://evil.example"')])
    const guest = aBrowser(shop.port)
    const sources = ['/old-deals', '/blog/old-article', '/products/old-tile']
    for (const source of sources)
      expect((await save({ source, target: '/stores' })).text).toContain('Saved. The redirect is live.')
    for (const source of sources) expect((await guest.open(source)).path).toBe('/stores')
    const refusal = await save({ source: '/shop/tile', target: '/blog' })
    expect(refusal.text).toContain('/shop/tile is the page “Tile”. Unpublish it first.')
    const made = await save({ source: '/old-terms', target: '/stores' })
    const changed = await submitForm(
      mia,
      await mia.open(`${path}?edit=/old-terms`),
      { target: '/blog' },
      { button: 'saveRedirect', having: 'name="source"' },
    )
    expect((await takeBack(mia, made)).text).toContain(changedSince)
    expect((await takeBack(mia, changed)).text).toMatch(/\/old-terms \/stores Permanent/)
    expect((await takeBack(mia, await save({ source: '/old-faq', target: '/stores' }))).text).not.toMatch(/\/old-faq /)
    const page = await mia.open(`${path}?edit=/old-deals`)
    expect(page.text).toContain('Change /old-deals')
    expect((await mia.open(`${path}?search=nowhere-like-it`)).text).toContain('No redirect for “nowhere-like-it”')
    expect((await mia.open('/console/find?q=redirect+/old-floors')).html).toContain('value="/old-floors"')
    expect((await sue.open('/console/find?q=redirect+/old-floors')).path).toContain('/console/find')
    const form = { number: '/old-deals', version: hidden(page, 'version'), intent: 'deleteRedirect' }
    expect((await mia.send(path, form)).text).toContain('Redirect deleted.')
  })

  test('one that is deleted comes back as it was with Undo, also one that came with the program', async () => {
    for (const [source, origin] of [
      ['/gift-cards', 'Gone (410) Built in'],
      ['/blog/old-article', 'Permanent (301) Staff'],
    ] as const) {
      const list = `${path}?${new URLSearchParams({ search: source })}`
      const before = await mia.open(list)
      expect(before.text).toContain(origin)
      const deleted = await submitForm(mia, before, {}, { button: 'deleteRedirect', having: `value="${source}"` })
      expect(deleted.text).toContain('Redirect deleted. Undo')
      expect((await mia.open(list)).text).toContain('No redirect for')
      const undone = await submitForm(mia, deleted, {}, { having: `name="source" value="${source}"` })
      expect(undone.text).toContain('Saved. The redirect is live.')
      expect((await mia.open(list)).text).toContain(origin)
    }
  })
})

test('a rule about words is saved from a search without result, and tried', async () => {
  await expectClosed('/console/content/synonyms', 'ContentAdmin')
  await expectClosed('/console/content/searches', 'ContentAdmin')
  await shop.database.rows(sql`insert into searches_without_result (words) values ('blorbish')`)
  const [, href = ''] =
    /href="(\/console\/content\/synonyms\?words[^"]*)"/.exec((await mia.open('/console/content/searches')).html) ?? []
  const page = await mia.open(href.replaceAll('&amp;', '&'))
  expect(page.text).toContain('0 products for “blorbish”')
  const path = '/console/content/synonyms'
  const refused = await mia.send(path, { intent: 'saveSynonym', kind: 'one-way', words: 'blorbish', to: '' })
  expect([refused.status, refused.html]).toEqual([400, expect.stringContaining('value="blorbish"')])
  const saved = await mia.send(path, { intent: 'saveSynonym', kind: 'one-way', words: 'blorbish', to: 'tile' })
  expect(saved.text).toContain('Saved. Search uses it now. Undo')
  expect((await takeBack(mia, saved)).text).toContain('Rule deleted. Undo')
  await mia.send(path, { intent: 'saveSynonym', kind: 'one-way', words: 'blorbish', to: 'tile' })
  const deleted = await submitForm(mia, await mia.open(`${path}?search=blorbish`), {}, { button: 'deleteSynonym' })
  expect(deleted.text).toContain('Rule deleted. Undo')
  expect((await mia.open(`${path}?search=blorbish`)).text).toContain('No rule for “blorbish”')
  const undone = await submitForm(mia, deleted, {}, { having: 'value="blorbish"' })
  expect(undone.text).toContain('Saved. Search uses it now.')
  expect((await mia.open(`${path}?search=blorbish`)).text).toMatch(/blorbish tile Delete/)
  await mia.send('/console/content/searches', { intent: 'forgetSearch', number: 'blorbish' })
  expect((await mia.open('/console/content/searches')).html).not.toContain('blorbish')
})

describe('content pages', () => {
  test('are closed to people without the role', () => expectClosed('/console/content', 'ContentAdmin'))

  test('are written, previewed and published without a script; a refusal keeps what was typed', async () => {
    expect((await mia.open('/console/content')).html).toContain('href="/console/content/pages/blog/')
    const path = '/blog/a-quiet-bath'
    const form = {
      number: 'new',
      knownVersion: '0',
      kind: 'article',
      path,
      title: 'A quiet bath',
      body: '**calm** <i>',
    }
    const wrong = await mia.send('/console/content/new', { ...form, path: '/stores/x', intent: 'save' })
    expect([wrong.status, wrong.html]).toEqual([400, expect.stringContaining('value="A quiet bath"')])
    const shown = await mia.send('/console/content/new', { ...form, intent: 'previewContent' })
    expect(shown.html).toContain('<strong>calm</strong> &lt;i&gt;')
    const saved = await mia.send('/console/content/new', { ...form, intent: 'save' })
    expect(saved.path).toBe(`/console/content/pages${path}?done=changed`)
    expect(saved.text).toContain('Your changes are saved.')
    expect((await aBrowser(shop.port).open(path)).status).toBe(404)
    await mia.send(`/console/content/pages${path}`, { number: path, version: '1', intent: 'publishContent:yes' })
    expect((await aBrowser(shop.port).open(path)).text).toContain('A quiet bath')
    const taken = await mia.send('/console/content/new', { ...form, title: 'Taken', intent: 'save' })
    expect([taken.status, taken.text]).toEqual([
      400,
      expect.stringContaining('There’s already a page at this address.'),
    ])
    expect(taken.html).toContain('value="Taken"')
    const seen = { ...form, knownVersion: '1', intent: 'save' }
    await mia.send(`/console/content/pages${path}`, { ...seen, title: 'Second' })
    const late = await mia.send(`/console/content/pages${path}`, { ...seen, title: 'Late' })
    expect([late.status, late.html]).toEqual([409, expect.stringContaining('value="Late"')])
    expect((await mia.open(`/console/content/pages${path}?version=1`)).text).toContain('Version 1')
    expect((await mia.open(`/console/find?q=${path}`)).path).toBe(`/console/content/pages${path}`)
    expect((await sue.open(`/console/find?q=${path}`)).text).toContain('Nothing was found')
  })
})

/** The form of a store as a browser without a script sends it. */
const valuesIn = (page: Page): Record<string, string> =>
  Object.fromEntries(
    controlsOf(page, 'name="hours.1.opens"').flatMap(({ name, type, value, isChecked }) =>
      type === 'checkbox' && !isChecked ? [] : [[name, value]],
    ),
  )

describe('stores', () => {
  test('are closed to people without the role', () => expectClosed('/console/stores', 'ContentAdmin'))

  test('change their week without a script, after a look at what customers would read', async () => {
    expect((await mia.open('/console/stores?search=store-101')).html).toContain('href="/console/stores/store-101"')
    const path = '/console/stores/store-101'
    const page = await mia.open(path)
    const form = valuesIn(page)
    const changed = { ...form, 'hours.1.opens': '06:30', 'person.0.name': 'Ada Stone' }
    const wrong = await mia.send(path, { ...changed, 'hours.1.closes': '05:00', intent: 'save' })
    expect([wrong.status, wrong.text]).toEqual([
      400,
      expect.stringContaining('Monday: the store must close after it opens.'),
    ])
    expect(wrong.html).toContain('value="Ada Stone"')
    expect((await mia.send(path, { ...changed, intent: 'save:check' })).text).toContain('Preview')
    const saved = await mia.send(path, { ...changed, intent: 'save' })
    expect(saved.text).toContain('Saved. Customers see it now. Undo')
    const [, slug = ''] = /href="\/stores\/([^"]*)"/.exec(page.html) ?? []
    expect((await aBrowser(shop.port).open(`/stores/${slug}`)).text).toContain('Ada Stone')
    const undone = await takeBack(mia, saved)
    expect(undone.text).toContain('Saved. Customers see it now. Undo')
    expect(valuesIn(await mia.open(path))).toEqual({ ...form, key: expect.anything(), version: expect.anything() })
    // an Undo of the Undo, and a colleague after it
    const again = await takeBack(mia, undone)
    expect(again.html).toContain('value="Ada Stone"')
    await mia.send(path, { ...valuesIn(again), phone: '(312) 555-0199', intent: 'save' })
    const late = await takeBack(mia, again)
    expect([late.status, late.text]).toEqual([409, expect.stringContaining(changedSince)])
    expect(late.html).toContain('value="(312) 555-0199"')
    expect(late.text).not.toContain('Your changes are below')
  })
})

test('settings and alternative texts are changed without a script; a refusal keeps what was typed', async () => {
  for (const path of ['/console/content/settings', '/console/content/alt-texts'])
    await expectClosed(path, 'ContentAdmin')
  const path = '/console/content/settings'
  const page = await mia.open(path)
  const [, version = ''] = /value="pickUpFreeDays".*?name="version" value="([^"]*)"/s.exec(page.html) ?? []
  const form = { number: 'pickUpFreeDays', version, intent: 'saveSetting' }
  const wrong = await mia.send(path, { ...form, 'part.number.': 'soon' })
  expect([wrong.status, wrong.html]).toEqual([400, expect.stringContaining('value="soon"')])
  expect(wrong.text).toMatch(/Enter a number, such as 30\..* Up to 365\./)
  expect((await mia.send(path, { ...form, 'part.number.': '99999999' })).text).toContain('Enter 365 or less.')
  const saved = await mia.send(path, { ...form, 'part.number.': '45' })
  expect(saved.text).toContain('Saved. Pages use it now. Undo')
  const undone = await takeBack(mia, saved)
  expect(undone.html).toMatch(/name="part.number."[^>]*value="14"/)
  const late = await takeBack(mia, saved, { key: 'once-more' })
  expect([late.status, late.text]).toEqual([200, expect.not.stringContaining('Undo')])
  expect(page.text).not.toMatch(/[{}[\]"]|\btrue\b/)
  expect((await mia.open('/console/content/alt-texts')).text).toContain('Every picture has alt text.')
  const pictures = await mia.open('/console/content/alt-texts?view=all&search=home-hero')
  const [, words = ''] = /<textarea[^>]*name="alt"[^>]*>([^<]*)</.exec(pictures.html) ?? []
  const described = await submitForm(mia, pictures, { alt: 'A tiled bath' }, { button: 'saveAlt' })
  expect(described.text).toContain('Saved. Undo')
  expect((await takeBack(mia, described)).html).toContain(words)
  const changed = await submitForm(mia, described, { alt: 'Another bath' }, { button: 'saveAlt' })
  expect(changed.status).toBe(409)
})
