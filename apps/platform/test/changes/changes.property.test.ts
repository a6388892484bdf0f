import { sql } from '@tessera/server/sql'
import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { randomRuns } from '@tessera/testing/random-runs'
import { type JsonBody, wireInto } from '@tessera/testing/wire'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SentChange, sendChanges } from './changes.ts'

const platform = await startPlatform()
const { database } = platform
const shop = await createTestMarketplace(platform)
const wire = wireInto(platform.app, shop.adminToken)

const fields = ['Name', 'Description', 'xp.a', 'xp.b', 'Inventory.NotificationPoint'] as const
type Field = (typeof fields)[number]
type Edit = Partial<Record<Field, number>>

/** Field values as one flat record, and back. */
function flatten(record: JsonBody): Record<Field, unknown> {
  const part = (head: string, key: string) => (record[head] as JsonBody | null)?.[key] ?? null
  return {
    Name: record.Name,
    Description: record.Description,
    'xp.a': part('xp', 'a'),
    'xp.b': part('xp', 'b'),
    'Inventory.NotificationPoint': part('Inventory', 'NotificationPoint'),
  }
}

function unflatten(values: Partial<Record<Field, unknown>>): JsonBody {
  const body: JsonBody = {}
  for (const [path, value] of Object.entries(values)) {
    const [head = '', key] = path.split('.')
    body[head] = key === undefined ? value : { ...(body[head] as JsonBody | undefined), [key]: value }
  }
  return body
}

const editedValue = (field: Field, number: number): unknown =>
  field === 'Inventory.NotificationPoint' ? number : `${field} ${number}`

const pick = (record: Record<Field, unknown>, edit: Edit) =>
  Object.fromEntries(Object.keys(edit).map((field) => [field, record[field as Field]]))

const edits = fc.dictionary(fc.constantFrom(...fields), fc.integer({ min: 1, max: 1e6 }), { minKeys: 1 })
const rounds = fc.array(
  fc.record({ editor: fc.integer({ min: 0, max: 1 }), edit: edits, looksFirst: fc.boolean(), sells: fc.boolean() }),
  { minLength: 2, maxLength: 12 },
)

const saveOf = (seen: Record<Field, unknown>, edit: Edit): SentChange => ({
  Operation: 'Products.Patch',
  Parameters: { productID: 'p' },
  Body: unflatten(
    Object.fromEntries(Object.entries(edit).map(([field, number]) => [field, editedValue(field as Field, number)])),
  ),
  Was: unflatten(pick(seen, edit)),
})

async function freshProduct(): Promise<Record<Field, unknown>> {
  const reply = await wire('PUT', '/products/p', {
    Name: 'Name 0',
    xp: { a: 'xp.a 0' },
    Inventory: { Enabled: true, NotificationPoint: 0, QuantityAvailable: 1000 },
  })
  expect(reply.status, reply.text).toBeLessThan(300)
  return flatten(reply.body)
}

test('two editors lose no field of each other, and selling meanwhile is no conflict', async () => {
  await fc.assert(
    fc.asyncProperty(rounds, async (steps) => {
      let stored = await freshProduct()
      const seen = [stored, stored]
      for (const { editor, edit, looksFirst, sells } of steps) {
        if (looksFirst) seen[editor] = flatten((await wire('GET', '/products/p')).body)
        if (sells)
          await database.rows(sql`
            update products set inventory_quantity_available = inventory_quantity_available - 1 where id = 'p' and marketplace_id = ${shop.id}`)
        const mine = seen[editor] ?? stored
        const changed = Object.keys(edit).filter((field) => mine[field as Field] !== stored[field as Field])
        const [answer] = await sendChanges(wire, [saveOf(mine, edit)])
        expect(answer?.Status).toBe(changed.length > 0 ? 409 : 200)
        if (changed.length > 0) expect(answer?.Errors[0]?.Data?.Fields).toEqual(expect.arrayContaining(changed))
        else
          for (const field of Object.keys(edit) as Field[])
            stored = { ...stored, [field]: editedValue(field, edit[field] ?? 0) }
        if (changed.length === 0) seen[editor] = { ...mine, ...pick(stored, edit) }
      }
      expect(flatten((await wire('GET', '/products/p')).body)).toEqual(stored)
    }),
    { numRuns: randomRuns(40) },
  )
})

test('of two editors at the same moment, only one changes a field that both edit', async () => {
  await fc.assert(
    fc.asyncProperty(edits, edits, async (one, other) => {
      const start = await freshProduct()
      const [first, second] = await Promise.all(
        [one, other].map(async (edit) => (await sendChanges(wire, [saveOf(start, edit)]))[0]?.Status),
      )
      const overlap = Object.keys(one).some((field) => field in other)
      expect([first, second].sort()).toEqual(overlap ? [200, 409] : [200, 200])
      const won = [first === 200 ? one : {}, second === 200 ? other : {}].flatMap((edit) => Object.entries(edit))
      const expected = { ...start, ...Object.fromEntries(won.map(([f, n]) => [f, editedValue(f as Field, n)])) }
      expect(flatten((await wire('GET', '/products/p')).body)).toEqual(expected)
    }),
    { numRuns: randomRuns(40) },
  )
})

/** Everything that the platform stores, table by table. */
async function fingerprint(): Promise<Record<string, unknown>> {
  const tables = await database.rows<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'platform' and table_type = 'BASE TABLE'
    order by 1`)
  const found: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await database.pool.query(
      `select count(*)::int as count, md5(string_agg(t::text, '|' order by t::text)) as hash from platform."${name}" t`,
    )
    found[name] = rows[0]
  }
  return found
}

const ids = fc.constantFrom('p', 'q', 'r')
const randomChanges = fc.array(
  fc.oneof(
    fc.record({
      Operation: fc.constant('Products.Create'),
      Body: fc.record({ ID: ids, Name: fc.constant('N'), xp: fc.record({ new: fc.nat() }) }),
    }),
    fc.record({
      Operation: fc.constant('Products.Patch'),
      Parameters: fc.record({ productID: ids }),
      Body: fc.record({ Name: fc.constantFrom('', 'X', 'Y'), xp: fc.dictionary(fc.constantFrom('k', 'l'), fc.nat()) }),
    }),
    fc.record({ Operation: fc.constant('Products.Delete'), Parameters: fc.record({ productID: ids }) }),
    fc.record({
      Operation: fc.constant('Buyers.Create'),
      Body: fc.record({ ID: fc.constantFrom('{i}', 'n', 'm'), Name: fc.constant('N') }),
    }),
    fc.record({
      Operation: fc.constant('Catalogs.SaveProductAssignment'),
      Body: fc.record({ CatalogID: fc.constantFrom('n', 'm'), ProductID: ids }),
    }),
  ),
  { minLength: 1, maxLength: 10 },
)

test('a dry run answers as the change does and writes nothing: no record, no event, no counter', async () => {
  await wire('PUT', '/incrementors/i', { Name: 'I', LastNumber: 7, LeftPaddingCount: 3 })
  await fc.assert(
    fc.asyncProperty(randomChanges, async (changes) => {
      const before = await fingerprint()
      const tried = await sendChanges(wire, changes as SentChange[], { DryRun: true })
      expect(await fingerprint()).toEqual(before)
      const made = await sendChanges(wire, changes as SentChange[])
      expect(made.map(({ Status, Errors }) => [Status, Errors])).toEqual(
        tried.map(({ Status, Errors }) => [Status, Errors]),
      )
    }),
    { numRuns: randomRuns(30) },
  )
})
