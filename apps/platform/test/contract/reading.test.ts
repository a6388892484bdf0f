import type { Operation } from '@tessera/contract/kit/operation'
import { additions } from '@tessera/contract/platform/additions/operations'
import { operations } from '@tessera/contract/platform/operations'
import { openDatabase } from '@tessera/server/database'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { startAnother, startPlatform } from '@tessera/testing/platform'
import { tokenWith } from '@tessera/testing/token-with'
import { pathWith, type WireCall, wireInto } from '@tessera/testing/wire'
import { createTestWorld } from '@tessera/testing/world'
import { expect, test } from 'vitest'

/** Another process with a read-only database connection. */
const platform = await startPlatform()
const world = await createTestWorld(platform)
const { pool } = platform.database.direct
await pool.query(
  `do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`,
)
const database = openDatabase({ url: String(pool.options.connectionString), schema: 'platform' })
closeAfterFile(() => database.close())
const readers = await startAnother({ ...platform, database })

const admin = wireInto(readers.app, world.shop.adminToken)
const customer = { userType: 'buyer' as const, companyID: world.names.buyerID ?? '', roles: ['FullAccess'] }
const buyerToken = await tokenWith(platform, world.shop, customer)
// a cart to read
await wireInto(platform.app, buyerToken)('POST', '/orders/Outgoing', {})
const buyer = wireInto(readers.app, buyerToken)

test('this process can write nothing', async () => {
  const reply = await admin('POST', '/catalogs', { Name: 'None' })
  expect(reply.status, reply.text).toBe(503)
})

const reads = [...operations, ...additions].filter(({ verb, isStream }) => verb === 'GET' && !isStream)
const wires: [string, WireCall][] = [
  ['seller', admin],
  ['buyer', buyer],
]

test.each(reads.flatMap((row) => wires.map(([who, wire]) => ({ id: row.id, row, who, wire }))))(
  '$id writes nothing for a $who',
  async ({ row, wire }: { row: Operation; wire: WireCall }) => {
    const reply = await wire('GET', pathWith(row.path, { ...world.namesFor(row.path), direction: 'All' }))
    expect(reply.status, reply.text).toBeLessThan(500)
  },
)
