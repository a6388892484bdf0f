import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fieldsOf, type Model } from '../src/kit/model.ts'
import { listQuery, type Operation } from '../src/kit/operation.ts'
import { operations } from '../src/platform/operations.ts'

interface SharedOperation {
  resource: string
  operation: string
  method: string
  prefix: string
  path: string
  query: string[]
  body: string | null
  returns: string | null
  list: boolean
  roles: string[]
  status?: number
  searchOn?: string[]
  sortBy?: string[]
  form?: string[]
  facets?: boolean
  public: boolean
}
interface SharedField {
  required: boolean
  readOnly: boolean
  writeOnly?: boolean
  maxLength?: number
  minimum?: number
  maximum?: number
  format?: string
}

const folder = new URL('../../../../shared/platform/', import.meta.url)
const isThere = existsSync(new URL('operations.json', folder))
const read = <T>(name: string, otherwise: T): T =>
  isThere ? (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as T) : otherwise

/** Runs only if the published contract is next to the repository; a clone alone relies on operations.txt. */
describe.runIf(isThere)('the rows and the published contract', () => {
  const published = read<SharedOperation[]>('operations.json', [])
  const models = read<Record<string, { fields?: Record<string, SharedField> }>>('models.json', {})
  const address = (verb: string, path: string) => `${verb} ${path.replace(/\{(\w+)\}/g, ':$1')}`
  const rows = Map.groupBy(operations, (row) => address(row.verb, row.path))

  test('hold the same operations, no more and no fewer', () => {
    expect(operations.length).toBe(published.length)
    expect([...rows.keys()].sort()).toEqual([...new Set(published.map((one) => address(one.method, one.path)))].sort())
  })

  test.for(published.filter((one) => one.public).map((one) => [`${one.resource}.${one.operation}`, one] as const))(
    '%s is the same row',
    ([id, one]) => {
      const row = operations.find((candidate) => candidate.id === id)
      expect(row && shapeOf(row)).toEqual({
        address: address(one.method, one.path),
        body: one.body ?? undefined,
        reply: one.returns ?? undefined,
        list: one.list,
        status: one.status,
        roles: one.roles.filter((role) => role !== 'FullAccess'),
        query: one.query.filter((name) => name !== 'filters').sort(),
        form: one.form,
        facets: one.facets ?? false,
      })
      if (one.searchOn) expect(row?.reply?.search).toEqual(one.searchOn)
      if (one.sortBy) expect(row?.reply?.sort).toEqual(one.sortBy)
    },
  )

  const shapeOf = (row: Operation) => ({
    address: address(row.verb, row.path),
    body: row.body?.title,
    reply: row.reply?.title,
    list: row.list !== undefined,
    status: row.status,
    roles: row.roles,
    query: [...(row.query ?? []), ...listNames(row)].sort(),
    form: row.form,
    facets: row.facets ?? false,
  })

  const listNames = (row: Operation) => {
    if (!row.list) return []
    if (row.list === 'paged') return ['page', 'pageSize']
    return listQuery.filter((name) => row.reply?.search.length || !name.startsWith('search'))
  }

  const used = new Map(
    operations.flatMap(({ body, reply }) => [body, reply]).flatMap((one) => (one ? [[one.title, one]] : [])),
  )
  test.for([...used])('the fields of %s are the same', ([title, model]) => {
    const wanted = models[title as string]?.fields ?? {}
    const fields = Object.fromEntries(fieldsOf(model as Model))
    expect(Object.keys(fields).sort()).toEqual(Object.keys(wanted).sort())
    for (const [name, field] of Object.entries(wanted))
      expect({ name, ...flagsOf(fields[name] ?? {}) }).toEqual({ name, ...wantedFlags(field) })
  })

  const flagsOf = (field: object) => {
    const { readOnly, writeOnly, minimum, maximum, format } = field as Partial<SharedField>
    return {
      required: 'x-required' in field,
      readOnly: readOnly ?? false,
      writeOnly: writeOnly ?? false,
      minimum,
      maximum,
      moment: format === 'date-time',
    }
  }
  const wantedFlags = ({ required, readOnly, writeOnly, minimum, maximum, format }: SharedField) => ({
    required: required && !readOnly,
    readOnly,
    writeOnly: writeOnly ?? false,
    minimum,
    maximum,
    moment: format === 'date-time',
  })
})
