import type { ContentToSaveInput, ShopClient, StaffStore } from '@tessera/client/shop/types.gen'
import { addDays } from '@tessera/domain/billing/calendar'
import { localTime } from '@tessera/domain/local-time'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { staffWith } from '../refusals/staff-with.ts'

let shop: WholeShop
let staff: ShopClient['Operator']

beforeAll(async () => {
  shop = await aWholeShop()
  staff = await staffWith(shop, 'FullAccess')
})
const actionsOn = async (object: string) => {
  const rows = await shop.database.rows<{ action: string }>(sql`
    select action from audit_records where object = ${object} order by id`)
  return rows.map(({ action }) => action)
}

describe('a page', () => {
  const path = '/blog/matching-grout'
  const words: ContentToSaveInput = {
    path,
    kind: 'article',
    knownVersion: 0,
    title: 'Matching grout',
    summary: 'Three ways.',
    ...{
      body: '## One\n\n<script>alert(1)</script>',
      tags: ['Grout', 'grout '],
      author: 'Mia',
      pictures: [],
      fields: null,
    },
  }
  const save = (changes: Partial<ContentToSaveInput> = {}) => staff.SaveContent({ ...words, ...changes })
  const seen = () => shop.as().Product.GetContentItem({ itemPath: path })

  test('is refused at a wrong address, of a wrong kind, and with wrong fields', async () => {
    const wrong: [string, Partial<ContentToSaveInput>][] = [
      ['path', { path: '/shop/grout' }],
      ['path', { path: '/blog/a/b' }],
      ['kind', { kind: 'slot', path: '/home/x' }],
      ['title', { title: ' ' }],
      ['pictures', { pictures: ['no-such-picture'] }],
      ['fields', { fields: '[1]' }],
      ['fields', { fields: '{"order": "first"}' }],
    ]
    for (const [field, changes] of wrong)
      await expect(save(changes), JSON.stringify(changes)).rejects.toMatchObject({ fields: [{ field }] })
    await expect(staff.GetContent({ path })).rejects.toMatchObject({ status: 404 })
    await expect(staff.ListContent({ view: 'constructor' })).rejects.toMatchObject({ status: 400 })
  })

  test('is a draft until it is published, once per save, and each version can be read again', async () => {
    expect(await save()).toEqual({ path, version: 1 })
    expect(await save()).toEqual({ path, version: 1 })
    await expect(seen()).rejects.toMatchObject({ status: 404 })
    const draft = await staff.GetContent({ path })
    expect(draft).toMatchObject({ state: 'draft', tags: ['grout'], author: 'Mia' })
    expect(draft.html).toContain('&lt;script&gt;')
    await staff.PublishContent({ path, version: 1, isPublished: true })
    await staff.PublishContent({ path, version: 1, isPublished: true })
    expect(await seen()).toMatchObject({ title: 'Matching grout', author: 'Mia' })
    await save({ knownVersion: 1, title: 'Grout that matches', fields: '{"order": 3}' })
    expect(await seen()).toMatchObject({ title: 'Matching grout' })
    expect((await staff.ListContent({ view: 'drafts', search: 'matches' })).items).toMatchObject([
      { path, state: 'changed' },
    ])
    await expect(save({ knownVersion: 1, title: 'Late' })).rejects.toMatchObject({ code: 'Request.Conflict' })
    await expect(staff.PublishContent({ path, version: 1, isPublished: true })).rejects.toMatchObject({ status: 409 })
    await staff.PublishContent({ path, version: 2, isPublished: true })
    expect(await seen()).toMatchObject({ title: 'Grout that matches' })
    expect(await staff.GetContent({ path, version: '1' })).toMatchObject({ title: 'Matching grout', shownVersion: 1 })
    await staff.PublishContent({ path, version: 2, isPublished: false })
    await expect(seen()).rejects.toMatchObject({ status: 404 })
    expect(await actionsOn(path)).toEqual(
      ['save', 'publish', 'save', 'publish', 'unpublish'].map((verb) => `content.${verb}`),
    )
  })

  test('is previewed without being saved', async () => {
    expect((await staff.PreviewContent({ body: '**bold** <b>x</b>' })).html).toContain(
      '<strong>bold</strong> &lt;b&gt;',
    )
  })
})

describe('a store', () => {
  const id = 'store-101'
  const get = () => staff.GetStore({ id })
  const inputOf = ({ version, phone, email, hours, holidays, exceptions, services, people, events }: StaffStore) => ({
    id,
    version,
    isTrial: false,
    phone,
    email,
    hours,
    holidays,
    exceptions,
    services,
    people,
    events,
  })
  const save = async (changes: Partial<ReturnType<typeof inputOf>> = {}) =>
    staff.SaveStore({ ...inputOf(await get()), ...changes })

  test('is refused with times, days, people and events that cannot be', async () => {
    const { hours, holidays } = await get()
    const noon = { opens: '12:00', closes: '12:00' }
    const event = { title: 'T', text: 'x', day: null, week: 2, weekday: 6, starts: null, minutes: 60 }
    const wrong: [string, object][] = [
      ['hours', { hours: hours.slice(1) }],
      ['hours', { hours: [noon, ...hours.slice(1)] }],
      ['hours', { hours: [{ opens: '9', closes: null }, ...hours.slice(1)] }],
      [
        'holidays',
        { holidays: [{ id: 'christmas', mode: 'times', opens: null, closes: null }, ...holidays.slice(0, 5)] },
      ],
      ['exceptions', { exceptions: [{ day: '2026-02-30', opens: null, closes: null, reason: 'Storm' }] }],
      ['people', { people: [{ name: 'Ada', role: '', text: 'x' }] }],
      ['events', { events: [{ ...event, week: null }] }],
      ['events', { events: [{ ...event, minutes: 5 }] }],
    ]
    for (const [field, changes] of wrong)
      await expect(save(changes), JSON.stringify(changes)).rejects.toMatchObject({ fields: [{ field }] })
    await expect(staff.GetStore({ id: 'store-none' })).rejects.toMatchObject({ status: 404 })
    await expect(staff.ListStores({ page: '0' })).rejects.toMatchObject({ status: 400 })
  })

  test('has its first people and events from the start, and lists with its hours', async () => {
    const { people, events } = await get()
    expect(people.length).toBeGreaterThan(0)
    expect(events.length).toBeGreaterThan(0)
    expect((await staff.ListStores({ search: id })).items).toMatchObject([{ id, exceptionCount: 0 }])
  })

  test('is checked first, then saved; customers read hours, people and events at once', async () => {
    const before = await get()
    const today = localTime(new Date(), before.timeZone).day
    const day = addDays(today, 3)
    const exceptions = [{ day, opens: '11:00', closes: '13:00', reason: 'Inventory count' }]
    const people = [{ name: 'Ada Stone', role: 'Store manager', text: 'Here for you.' }]
    const events = [
      { title: 'Open house', text: 'Come in.', day, week: null, weekday: null, starts: null, minutes: 60 },
    ]
    const changes = { exceptions, people, events, phone: '404-555-0199' }
    const trial = await save({ ...changes, isTrial: true })
    expect(trial.hoursText.join()).toContain('Inventory count')
    expect(await get()).toEqual(before)
    await save(changes)
    await save({ ...changes, version: 'old' })
    const seen = await shop.as().StorePages.getStore({ store: id })
    expect(seen).toMatchObject({ phone: '404-555-0199', staff: people })
    expect(seen.hours[3]).toEqual({ day, opens: '11:00', closes: '13:00', reason: 'Inventory count' })
    expect(seen.events).toMatchObject([{ title: 'Open house', day, starts: '11:00' }])
    await expect(save({ version: 'old', people: [] })).rejects.toMatchObject({ code: 'Request.Conflict' })
    expect(await actionsOn(id)).toEqual(['store.save'])
  })
})

test('a setting takes a value of its own shape, and pages read it at once', async () => {
  const find = async (key: string) => (await staff.ListSettings()).items.find((row) => row.key === key)
  expect(await find('company')).toBeUndefined()
  const { version = '' } = (await find('pickUpFreeDays')) ?? {}
  const save = (value: string, changes: object = {}) =>
    staff.SaveSetting({ key: 'pickUpFreeDays', version, value, ...changes })
  for (const value of ['"90"', '-1', 'null', '[', '{"a":1}'])
    await expect(save(value), value).rejects.toMatchObject({ fields: [{ field: 'value' }] })
  // nothing reads them: a rule of the program wouldn't follow
  for (const key of ['returnDays', 'quoteValidDays', 'breakpoints']) expect(await find(key)).toBeUndefined()
  for (const key of ['company', 'nothing', 'returnDays'])
    await expect(save('1', { key })).rejects.toMatchObject({ status: 404 })
  await expect(save('60', { version: 'old' })).rejects.toMatchObject({ status: 409 })
  await save('60')
  await save('60')
  expect((await shop.as().Generic.getsitesettings()).settings.pickUpFreeDays).toBe(60)
  expect(await actionsOn('pickUpFreeDays')).toEqual(['setting.save'])
})

test('every number among the settings has a largest value, which is told and kept', async () => {
  for (const { key, value, version, limits } of (await staff.ListSettings()).items) {
    const parts = JSON.parse(value) as unknown
    const isOne = typeof parts === 'number'
    const numbers = isOne
      ? [null]
      : Object.entries(parts as object).flatMap(([n, v]) => (typeof v === 'number' ? n : []))
    expect(limits.map(({ name }) => name).sort(), key).toEqual(numbers.sort())
    for (const { name, most } of limits) {
      const given = JSON.stringify(isOne ? most + 1 : { ...(parts as object), [name ?? '']: most + 1 })
      await expect(staff.SaveSetting({ key, version, value: given }), key).rejects.toMatchObject({
        fields: [{ field: 'value', message: expect.stringMatching(/^([A-Z][a-z ]+: )?Enter \$?[\d,.]+ or less\.$/) }],
      })
    }
  }
})

test('alternative texts of pictures are listed, missing ones first asked for, and changed', async () => {
  expect((await staff.ListAltTexts({ view: 'missing' })).items).toEqual([])
  await shop.database.rows(sql`update alt_texts set alt = '' where image_name = 'home-hero'`)
  const [row] = (await staff.ListAltTexts({ view: 'missing' })).items
  expect(row).toMatchObject({ imageName: 'home-hero', alt: null })
  const save = (changes: object) =>
    staff.SaveAltText({ imageName: 'home-hero', alt: 'A bright hall', version: row?.version ?? '', ...changes })
  await expect(save({ alt: ' ' })).rejects.toMatchObject({ fields: [{ field: 'alt' }] })
  await expect(save({ imageName: 'nothing' })).rejects.toMatchObject({ status: 404 })
  await expect(save({ version: 'old' })).rejects.toMatchObject({ status: 409 })
  await save({})
  expect((await shop.as().Generic.getalttext({ imageName: 'home-hero' })).altText).toBe('A bright hall')
  expect(await actionsOn('home-hero')).toEqual(['alt-text.save'])
})
