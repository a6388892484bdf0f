import { parametersOf } from '@tessera/contract/kit/operation'
import { resources } from '@tessera/contract/platform/operations'
import { fetchInto } from '@tessera/server/fetch-into'
import { startPlatform } from '@tessera/testing/platform'
import type { RecordIds } from '@tessera/testing/sample-values'
import { itemsOf, type JsonBody, pathWith } from '@tessera/testing/wire'
import { createTestWorld } from '@tessera/testing/world'
import { beforeAll, describe, expect, test } from 'vitest'
import { fillPath } from '../../../console/app/operations/fill-path.ts'
import { findRead } from '../../../console/app/operations/find-operation.ts'
import { type RelationEnd, type RelationTarget, relationEnds } from '../../../console/app/operations/relation-ends.ts'
import { usesOf } from '../../../console/app/operations/uses-of.ts'
import type { Browser, Page } from './a-browser.ts'
import { addStaffMember, answerNoTasks, serveConsole, signInToConsole } from './a-console.ts'
import { controlsOf, submitForm } from './page-form.ts'
import { pressUndo } from './press-undo.ts'

const platform = await startPlatform()
const world = await createTestWorld(platform)
const { wire } = world
// the test world's catalog makes its products assignable, so its assignments are not touched
await wire('PUT', '/catalogs/another', { Name: 'Another', Active: true })

let browser: Browser
let port: number
/** Calls of the platform that are not built while the test wants it. */
let isUnbuilt = (_url: string) => false
const unbuilt = { ErrorCode: 'NotImplemented', Message: 'Webhooks come later.', Data: null }

beforeAll(async () => {
  const { admin } = world.shop
  const ask = fetchInto(platform.app)
  const platformFetch: typeof ask = async (url, init) =>
    isUnbuilt(String(url)) ? Response.json({ Errors: [unbuilt] }, { status: 501 }) : ask(url, init)
  port = await serveConsole({ admin, platformFetch, shopFetch: answerNoTasks })
  await addStaffMember(admin, 'ann', ['FullAccess'])
  browser = await signInToConsole(port, 'ann')
})

/** Every side of every relation, with each kind of record that can be ticked there. */
const cases = relationEnds.flatMap((end) =>
  end.targets.map((target) => ({ title: `${end.slug} at ${end.read.path} to ${target.list.id}`, end, target })),
)

const namesOf = ({ relation }: RelationEnd): RecordIds => ({
  ...world.namesFor(relation.path),
  ...(relation.path.startsWith('/catalogs/') && !relation.path.includes(':') && { catalogID: 'another' }),
})

const addressOf = (end: RelationEnd, { list, needs }: RelationTarget): string => {
  const names = namesOf(end)
  const query = new URLSearchParams([
    ['to', list.id],
    ...needs.map((name): [string, string] => [name, names[name] ?? '']),
  ])
  return `/console/r${pathWith(end.read.path, names)}/${end.slug}?${query}`
}

interface ShownRow {
  key: Record<string, string>
  isOn: boolean
}

const rowsOf = (page: Page): ShownRow[] =>
  JSON.parse(controlsOf(page, 'name="rows"').find(({ name }) => name === 'rows')?.value ?? '[]') as ShownRow[]

const tick = async (page: Page, at: number, isOn: boolean): Promise<Page> => {
  const others = rowsOf(page).flatMap((row, index) => (row.isOn && index !== at ? [String(index)] : []))
  // an address is for deliveries or for bills
  const use = `row.${at}.IsShipping`
  const hasUse = isOn && controlsOf(page, 'name="rows"').some(({ name }) => name === use)
  const typed = { on: isOn ? [...others, String(at)] : others, ...(hasUse && { [use]: 'true' }) }
  return submitForm(browser, page, typed, { having: 'name="rows"' })
}

test('what is not built yet says so, and does not ask to try again', async () => {
  isUnbuilt = (url) => url.includes('/webhooks')
  const page = await browser.open('/console/r/webhooks')
  isUnbuilt = () => false
  expect([page.status, page.text]).toEqual([501, expect.stringContaining('Not available yet Webhooks come later.')])
  expect(page.text).not.toContain('Try again')
})

test('every relation has two sides at least', () => {
  const sides = Map.groupBy(relationEnds, ({ slug }) => slug)
  expect([...sides].filter(([, ends]) => ends.length < 2)).toEqual([])
  expect(sides.size).toBe(23)
})

describe.each(cases)('$title', ({ end, target }) => {
  const { relation } = end
  const lowerCase = (field: string) => field.charAt(0).toLowerCase() + field.slice(1)

  test('a tick saves, taking it away deletes, and Undo brings it back', async () => {
    const names = namesOf(end)
    const address = addressOf(end, target)
    const page = await browser.open(address)
    expect(page.status, page.text.slice(-600)).toBe(200)
    const wanted = names[parametersOf(`${target.list.path}/:${lowerCase(target.field)}`).at(-1) ?? ''] ?? ''
    const at = rowsOf(page).findIndex(({ key }) => key[target.field] === wanted)
    expect(at, `${wanted} in ${JSON.stringify(rowsOf(page))}`).toBeGreaterThanOrEqual(0)
    if (rowsOf(page)[at]?.isOn) await tick(page, at, false)
    const key = rowsOf(page)[at]?.key ?? {}
    const list = `${pathWith(relation.path, names)}?pageSize=100`
    const isSaved = async () =>
      itemsOf(await wire('GET', list)).some((item: JsonBody) =>
        relation.key.every((field) => field === 'SellerID' || (item[field] ?? null) === (key[field] ?? null)),
      )
    const saved = await tick(await browser.open(address), at, true)
    expect(saved.text).toContain('1 saved.')
    expect([await isSaved(), rowsOf(saved)[at]?.isOn]).toEqual([true, true])
    const removed = await tick(saved, at, false)
    expect(removed.text).toContain('1 removed.')
    expect([await isSaved(), rowsOf(removed)[at]?.isOn]).toEqual([false, false])
    expect((await pressUndo(browser, removed)).path).toContain('done=undone')
    expect(await isSaved()).toBe(true)
    await tick(await browser.open(address), at, false)
  })
})

test('pasted IDs are saved in one go, and the refused ones stay with their reasons', async () => {
  const ids = Array.from({ length: 30 }, (_, at) => `pasted-${at}`)
  for (const ID of ids) await wire('POST', '/products', { ID, Name: ID })
  const page = await browser.open('/console/r/catalogs/another/catalogs-productassignments')
  const text = [...ids, 'nobody-1', 'nobody-2'].join('\n')
  const saved = await submitForm(browser, page, { ids: text }, { having: 'name="ids"', button: 'paste' })
  expect(saved.text).toContain('30 saved.')
  expect(saved.text).toContain('2 refused')
  expect(controlsOf(saved, 'name="ids"').find(({ name }) => name === 'ids')?.value).toBe('nobody-1\nnobody-2')
  const assigned = await browser.open('/console/r/catalogs/another/catalogs-productassignments?show=assigned')
  expect(assigned.text).toContain('30 assigned')
  const many = Array.from({ length: 501 }, (_, at) => `x-${at}`).join(' ')
  const refused = await submitForm(browser, page, { ids: many }, { having: 'name="ids"', button: 'paste' })
  expect(refused.text).toContain('Paste at most 500 IDs at a time.')
})

test('other properties of an assignment are changed in its row', async () => {
  await wire('POST', '/catalogs/w-catalog/categories/productassignments', {
    CategoryID: 'w-category',
    ProductID: 'w-product',
    ListOrder: 1,
  })
  const page = await browser.open(
    '/console/r/catalogs/w-catalog/categories/w-category/categories-productassignments?show=assigned',
  )
  const saved = await submitForm(browser, page, { 'row.0.ListOrder': '7' }, { having: 'name="rows"' })
  expect(saved.text).toContain('1 saved.')
  const [item] = itemsOf(await wire('GET', '/catalogs/w-catalog/categories/productassignments'))
  expect(item?.ListOrder).toBe(7)
})

const usedBy = (path: string): string => `/console/r/${path}?view=used`

describe('used by', () => {
  test('a record that isn’t there has no such page', async () => {
    expect((await browser.open(usedBy('priceschedules/nobody'))).status).toBe(404)
  })

  test('lists that a person may not read are named and not shown', async () => {
    await addStaffMember(world.shop.admin, 'lou', ['PriceScheduleReader'])
    const lou = await signInToConsole(port, 'lou')
    const page = await lou.open(usedBy('priceschedules/w-priceschedule'))
    expect(page.text).toContain('need permission to read them: Products, Order lines, Line items, Product assignments')
    expect(page.html).not.toContain('/console/r/products/')
  })

  test('what points to a record is counted, and 20 of it are linked', async () => {
    await wire('PUT', '/priceschedules/named', { Name: 'Named', PriceBreaks: [{ Quantity: 1, Price: 1 }] })
    const ids = Array.from({ length: 21 }, (_, at) => `naming-${at + 10}`)
    for (const ID of ids) await wire('POST', '/products', { ID, Name: ID, DefaultPriceScheduleID: 'named' })
    const parties = { BuyerID: world.names.buyerID, UserGroupID: world.names.userGroupID }
    await wire('POST', '/products/assignments', { ProductID: 'w-product', ...parties, PriceScheduleID: 'named' })
    const { html, text } = await browser.open(usedBy('priceschedules/named'))
    expect(html.match(/href="\/console\/r\/products\/naming-/g)).toHaveLength(20)
    expect(text).toMatch(/Products 21 .*All 21/)
    expect(text).toMatch(/Product assignments 1 Product w-product Buyer w-buyer User group w-usergroup/)
    expect(html).toContain(`href="/console/r/buyers/${parties.BuyerID}/usergroups/${parties.UserGroupID}"`)
    expect(text).toMatch(/Not used in: .*Order lines/)
    expect(text).not.toContain('Not searched')
  })

  test('lists below a catalog are asked for every catalog while there are few, and lines for all orders', async () => {
    const { catalogID, categoryID } = world.names
    await wire('POST', `/catalogs/${catalogID}/categories/productassignments`, {
      CategoryID: categoryID,
      ProductID: 'w-product',
    })
    const { html, text } = await browser.open(usedBy('products/w-product'))
    expect(text).toMatch(new RegExp(`Category product assignments in ${catalogID} 1 Category ${categoryID}`))
    expect(html).toContain(`href="/console/r/catalogs/${catalogID}/categories/${categoryID}"`)
    expect(text).toContain('Order lines')
  })

  test('every list that can name a record of the world answers', async () => {
    const whole = resources.filter(({ path }) => !path.includes(':direction'))
    const reads = whole.flatMap(({ path }) => findRead(pathWith(path, world.namesFor(path)).slice(1)) ?? [])
    const pages = await Promise.all(
      reads
        .filter(({ operation }) => usesOf(operation).length > 0)
        .map(({ operation, params }) => browser.open(usedBy(fillPath(operation.path, params)?.slice(1) ?? ''))),
    )
    const answered = pages.filter(({ status }) => status === 200)
    expect(answered.length).toBeGreaterThan(20)
    expect(pages.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
    expect(answered.filter(({ text }) => text.includes('couldn’t be read')).map(({ path }) => path)).toEqual([])
  })
})

describe('a whole list of assignments', () => {
  const matrix = '/console/r/catalogs/catalogs-assignments'

  test('every pair has a box: a tick saves, and taking it away deletes', async () => {
    const page = await browser.open(matrix)
    const at = rowsOf(page).findIndex(({ key }) => key.CatalogID === 'another' && key.BuyerID === world.names.buyerID)
    const isSaved = async () => itemsOf(await wire('GET', '/catalogs/assignments?catalogID=another')).length === 1
    const saved = await tick(page, at, true)
    expect([saved.text.includes('1 saved.'), await isSaved(), rowsOf(saved)[at]?.isOn]).toEqual([true, true, true])
    const removed = await tick(saved, at, false)
    expect([removed.text.includes('1 removed.'), await isSaved()]).toEqual([true, false])
  })

  test('groups are listed once their company is chosen', async () => {
    const at = '/console/r/promotions/promotions-assignments?to=UserGroups.List'
    expect(rowsOf(await browser.open(at))).toEqual([])
    const pairs = rowsOf(await browser.open(`${at}&buyerID=${world.names.buyerID}`))
    expect(pairs).toContainEqual(
      expect.objectContaining({ key: expect.objectContaining({ UserGroupID: world.names.userGroupID }) }),
    )
  })

  test('a person who may only read sees no button', async () => {
    await addStaffMember(world.shop.admin, 'ida', ['CatalogReader', 'BuyerReader'])
    const ida = await signInToConsole(port, 'ida')
    const page = await ida.open(matrix)
    expect(page.text).toContain('you need one of these permissions: FullAccess, CatalogAdmin')
    expect(page.html).not.toContain('value="save"')
  })
})

test('a new assignment never replaces one that is there', async () => {
  const key = { ProductID: 'w-product', BuyerID: world.names.buyerID }
  await wire('POST', '/products/assignments', { ...key, PriceScheduleID: 'w-priceschedule' })
  const at = `/console/r/buyers/${world.names.buyerID}/products-assignments?to=Products.List`
  const saved = await submitForm(
    browser,
    await browser.open(at),
    { ids: 'w-product' },
    { having: 'name="ids"', button: 'paste' },
  )
  expect(saved.text).toContain('1 already assigned.')
  const [item] = itemsOf(await wire('GET', '/products/assignments?productID=w-product&level=Company'))
  expect(item?.PriceScheduleID).toBe('w-priceschedule')
})
