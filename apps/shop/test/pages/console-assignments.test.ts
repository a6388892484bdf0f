import { parametersOf } from '@tessera/contract/kit/operation'
import { fetchInto } from '@tessera/server/fetch-into'
import { startPlatform } from '@tessera/testing/platform'
import type { RecordIds } from '@tessera/testing/sample-values'
import { itemsOf, type JsonBody, pathWith } from '@tessera/testing/wire'
import { createTestWorld } from '@tessera/testing/world'
import { beforeAll, describe, expect, test } from 'vitest'
import { type RelationEnd, type RelationTarget, relationEnds } from '../../../console/app/operations/relation-ends.ts'
import type { Browser, Page } from './a-browser.ts'
import { addStaffMember, answerEmptyDesk, serveConsole, signInToConsole } from './a-console.ts'
import { controlsOf, submitForm } from './page-form.ts'

const platform = await startPlatform()
const world = await createTestWorld(platform)
const { wire } = world
// the test world's catalog makes its products assignable, so its assignments are not touched
await wire('PUT', '/catalogs/another', { Name: 'Another', Active: true })

let browser: Browser
beforeAll(async () => {
  const { admin } = world.shop
  const port = await serveConsole({ admin, platformFetch: fetchInto(platform.app), shopFetch: answerEmptyDesk })
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

test('every relation has two sides at least', () => {
  const sides = Map.groupBy(relationEnds, ({ slug }) => slug)
  expect([...sides].filter(([, ends]) => ends.length < 2)).toEqual([])
  expect(sides.size).toBe(23)
})

describe.each(cases)('$title', ({ end, target }) => {
  const { relation } = end
  const lowerCase = (field: string) => field.charAt(0).toLowerCase() + field.slice(1)

  test('a tick saves, and taking it away deletes', async () => {
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
