import type { ShopOperation } from '@tessera/contract/middleware/kit'
import { shopOperations } from '@tessera/contract/middleware/operations'
import { expectShape } from '@tessera/testing/shape'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { aRefusalWorld, type RefusalWorld } from './a-refusal-world.ts'
import { entries } from './entries/all.ts'
import { defaultCaller, type Entry, type EntryRequest } from './entry.ts'
import { clearRateLimits, type SendRequest, sendRequestTo } from './send-request.ts'

/** Calls from guest to placed order. */
const areas: Record<string, number> = {
  Generic: 5,
  Address: 7,
  Auth: 13,
  Cart: 23,
  Broadcast: 6,
  OrderStatus: 2,
  OrderSummary: 1,
  OwnData: 5,
  Payment: 7,
  Photos: 1,
  Product: 6,
  Reviews: 6,
  StockAlerts: 3,
  Stores: 2,
  User: 12,
}
const rows = shopOperations.filter(({ tag }) => tag in areas)

let world: RefusalWorld
let ask: SendRequest
beforeAll(async () => {
  world = await aRefusalWorld()
  ask = sendRequestTo(world)
})

test('every row of these areas has an entry, and every entry a row', () => {
  const counts = Object.entries(Object.groupBy(rows, ({ tag }) => tag)).map(([tag, own]) => [tag, own?.length])
  expect(Object.fromEntries(counts)).toEqual(areas)
  expect(Object.keys(entries).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
})

const send = async (row: ShopOperation, given: EntryRequest): Promise<LightMyRequestResponse> => {
  await clearRateLimits(world)
  return ask(row, { as: defaultCaller(row, world), ...given })
}

const table = rows.flatMap((row) => {
  const entry = entries[row.id]
  return entry ? [[row.id, row, entry] as const] : []
})

/** Fields that differ in every response. */
const said = ({ statusCode, body }: LightMyRequestResponse): string =>
  `${statusCode} ${body.replace(/"requestId":"[^"]+"/, '')}`

type Twins = Exclude<Entry['foreign'], string>

describe('another owner’s data is answered like data that doesn’t exist', () => {
  test.each(table.filter(([, , { foreign }]) => typeof foreign === 'function'))('%s', async (_, row, { foreign }) => {
    const [theirs, nobodys] = await (foreign as Twins)(world)
    const answer = await send(row, theirs)
    expect(answer.statusCode).toBeLessThan(500)
    expect(said(answer)).toBe(said(await send(row, nobodys)))
  })

  test('and is still there, as it was', async () => {
    const { as, eve, addressOf } = world
    const book = await as(eve.session).Address.getAddressById({ addressID: addressOf.eve })
    expect(book).toMatchObject({ firstName: 'Dana', lastName: 'Reyes' })
    const { users } = await as(eve.session).User.GetCustomerUserList()
    expect(users).toMatchObject([{ email: eve.email, status: 'active' }])
  })
})

describe('a valid request succeeds', () => {
  test.each(table)('%s', async (_, row, { right }) => {
    const answer = await send(row, await right(world))
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(row.status)
    if (row.reply) expectShape(row.reply, answer.json())
  })
})
