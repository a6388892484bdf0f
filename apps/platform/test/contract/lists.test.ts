import { baseType, type Field, fieldsOf } from '@tessera/contract/kit/model'
import { startPlatform } from '@tessera/testing/platform'
import { type ResourceSubject, subjectOf } from '@tessera/testing/resource-subject'
import { expectPage } from '@tessera/testing/shape'
import { codeOf, errorsOf, itemsOf, type JsonBody, metaIn, type WireReply } from '@tessera/testing/wire'
import { createTestWorld } from '@tessera/testing/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { served } from './served.ts'

const world = await createTestWorld(await startPlatform())
const rows = [1, 2, 3]

const isScalar = (field: Field): boolean => !['object', 'array'].includes(baseType(field)) && !field.writeOnly
const same = (field: Field, a: unknown, b: unknown): boolean => comparable(field, a) === comparable(field, b)

function comparable(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (field.format === 'date-time') return new Date(String(value)).getTime()
  return typeof value === 'string' ? value.toLowerCase() : value
}

describe.each(served)('the list of $title', ({ title, resource }) => {
  const { model } = resource
  const label = `l-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`
  const subject: ResourceSubject = subjectOf(world, resource, label)
  const { wire, all } = subject
  const ids: string[] = []
  const records: JsonBody[] = []
  /** Matches this test's records only. */
  const mine = () => `ID=${ids.join('|')}`
  const list = (query: string): Promise<WireReply> => wire('GET', `${all}?${mine()}&${query}`)
  const idsOf = (reply: WireReply): unknown[] => itemsOf(reply).map(({ ID }) => ID)

  beforeAll(async () => {
    for (const n of rows) ids.push(await subject.make(n))
    for (const id of ids) records.push((await wire('GET', subject.one(id))).body)
    records.sort((a, b) => (String(a.ID) < String(b.ID) ? -1 : 1))
  })
  afterAll(async () => {
    for (const id of ids) await subject.gone(id)
  })

  test('refuses names and values it does not know', async () => {
    const refusals = [
      ['pageSize=101', 'List.InvalidPageSize'],
      ['pageSize=0', 'List.InvalidPageSize'],
      ['pageSize=many', 'List.InvalidPageSize'],
      ['Nonsense=1', 'List.InvalidProperty'],
      ['marketplace_id=1', 'List.InvalidProperty'],
      ['sortBy=Nonsense', 'List.InvalidSortProperty'],
      ['sortBy=!Nonsense,ID', 'List.InvalidSortProperty'],
      ['search=x&searchOn=Nonsense', 'List.InvalidSearchProperty'],
    ] as const
    for (const [query, code] of refusals) {
      const reply = await wire('GET', `${all}?${query}`)
      expect([reply.status, codeOf(reply)], query).toEqual([400, code])
      expect(errorsOf(reply)[0]?.Data, query).toMatchObject({ Property: expect.any(String) })
    }
  })

  test('refuses filter values of the wrong type', async () => {
    for (const [name, field] of fieldsOf(model).filter(([, one]) => isScalar(one))) {
      if (baseType(field) === 'string' && field.format !== 'date-time') continue
      const reply = await list(`${name}=nonsense`)
      expect([reply.status, codeOf(reply)], name).toEqual([400, 'List.InvalidType'])
      expect(errorsOf(reply)[0]?.Data).toMatchObject({ Property: name, Value: 'nonsense' })
    }
  })

  test('counts flags and choices if asked, and leaves out other names', async () => {
    const flags = fieldsOf(model).filter(([, field]) => baseType(field) === 'boolean' || field.enum)
    const reply = await list(`facets=${[...flags.map(([name]) => name), 'xp', 'ID', 'Nonsense'].join()}`)
    expect(reply.status).toBe(200)
    expect(metaIn(await list('')).Facets ?? []).toEqual([])
    const facets = (metaIn(reply).Facets ?? []) as { Name: string; Values: { Value: string; Count: number }[] }[]
    for (const { Name, Values } of facets)
      for (const { Value, Count } of Values)
        expect(
          records.filter((record) => String(record[Name]) === Value),
          `${Name} ${Value}`,
        ).toHaveLength(Count)
  })

  test('filters on every plain property', async () => {
    for (const [name, field] of fieldsOf(model).filter(([, one]) => isScalar(one))) {
      const wanted = records[1]?.[name]
      const text = encodeURIComponent(String(wanted))
      const matching = (keep: (value: unknown) => boolean) =>
        records.filter((one) => keep(one[name] ?? null)).map(({ ID }) => ID)
      const check = async (query: string, expected: unknown[]) => {
        const reply = await list(`sortBy=ID&${query}`)
        expect(reply.status, `${query}: ${reply.text}`).toBe(200)
        expect(idsOf(reply), query).toEqual(expected)
      }
      await check(
        `${name}=*`,
        matching((value) => value !== null),
      )
      await check(
        `${name}=!*`,
        matching((value) => value === null),
      )
      if (wanted === null || wanted === undefined) continue
      await check(
        `${name}=${text}`,
        matching((value) => same(field, value, wanted)),
      )
      await check(
        `${name.toLowerCase()}=!${text}`,
        matching((value) => !same(field, value, wanted)),
      )
      if (typeof wanted === 'number')
        await check(
          `${name}=>=${text}`,
          matching((value) => value !== null && Number(value) >= wanted),
        )
    }
  })

  test.runIf(model.properties.xp)('filters and sorts inside xp', async () => {
    const [first, second, third] = [...ids]
    const found = async (query: string) => idsOf(await list(query))
    expect((await found('xp.n=2')).length).toBe(1)
    expect((await found('xp.Room=BATH&sortBy=ID')).length).toBe(3)
    expect(await found('xp.Size.Width=>1&sortBy=!xp.n')).toEqual([third, second])
    expect(await found('xp.Tags=t1')).toEqual([first])
    expect((await found('xp.Nowhere=!*')).length).toBe(3)
  })

  test('sorts by every name it declares, both ways', async () => {
    const names = model.sort.includes('*')
      ? fieldsOf(model).flatMap(([name, one]) => (isScalar(one) ? [name] : []))
      : model.sort
    for (const name of names) {
      const field = model.properties[name]
      if (!field) throw new Error(`${model.title} sorts by ${name}, which it does not have`)
      const keys = records.map(
        (one) => [name === 'ID' ? one.ID : comparable(field, one[name]), one.ID] as [never, unknown],
      )
      // equal values are sorted by ID; null comes last, or first if descending
      const ascending = [...keys].sort(([a], [b]) => (a === b ? 0 : a === null ? 1 : b === null ? -1 : a < b ? -1 : 1))
      const descending = [...keys].sort(([a], [b]) => (a === b ? 0 : a === null ? -1 : b === null ? 1 : a < b ? 1 : -1))
      expect(idsOf(await list(`sortBy=${name}`)), name).toEqual(ascending.map(([, id]) => id))
      expect(idsOf(await list(`sortBy=!${name}`)), `!${name}`).toEqual(descending.map(([, id]) => id))
    }
  })

  test('searches every name it declares', async () => {
    const names = model.search.includes('*') ? ['ID', 'Name', 'Description'] : model.search
    for (const name of names) {
      const value = records[1]?.[name]
      if (value === null || value === undefined) continue
      const word = encodeURIComponent(
        String(value)
          .split(/[ T]\d/)[0]
          ?.split(' ')[0]
          ?.slice(0, 40) ?? '',
      )
      expect(idsOf(await list(`search=${word}&searchOn=${name.toLowerCase()}`)), name).toContain(records[1]?.ID)
      expect(idsOf(await list(`search=${word.toUpperCase()}`)), name).toContain(records[1]?.ID)
    }
    if (names.length > 0) expect(idsOf(await list('search=there-is-no-such-word'))).toEqual([])
  })

  test('pages, and counts all pages', async () => {
    const whole = await list('sortBy=ID')
    expectPage(model, whole.body, resource.facets)
    expect(metaIn(whole)).toMatchObject({
      Page: 1,
      PageSize: 20,
      TotalCount: 3,
      TotalPages: 1,
      ItemRange: [1, 3],
      NextPageKey: null,
    })
    const second = await list('sortBy=ID&page=2&pageSize=2')
    expect(metaIn(second)).toMatchObject({ Page: 2, PageSize: 2, TotalCount: 3, TotalPages: 2, ItemRange: [3, 3] })
    expect(idsOf(second)).toEqual(idsOf(whole).slice(2))
    const beyond = await list('page=9&pageSize=2')
    expect([beyond.status, itemsOf(beyond)]).toEqual([200, []])
    expect(metaIn(beyond)).toMatchObject({ Page: 9, TotalCount: 3, TotalPages: 2, ItemRange: [1, 0] })
    expect(metaIn(await list('ID=none-of-them'))).toMatchObject({ TotalCount: 0, TotalPages: 0, ItemRange: [1, 0] })
  })

  test('takes names in any case, and depth everywhere', async () => {
    const { pathname } = new URL(all, 'http://x')
    const shouted = pathname.split('/').map((part) => (/^(w-|[0-9a-f-]{36}$)/.test(part) ? part : part.toUpperCase()))
    const reply = await wire(
      'GET',
      `/V1${shouted.join('/')}?${mine()}&PAGESIZE=1&SortBY=!id&DEPTH=all`.replace('/V1', '/v1'),
    )
    expect(reply.status, reply.text).toBe(200)
    expect(metaIn(reply)).toMatchObject({ PageSize: 1, TotalCount: 3 })
    expect(idsOf(reply)).toEqual([records[2]?.ID])
  })
})
