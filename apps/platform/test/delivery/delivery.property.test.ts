import type { Outbound } from '@tessera/server/outbound/outbound'
import { failedAnswer, failedExchange, type OutboundAnswer } from '@tessera/server/outbound/outbound-answer'
import { sql } from '@tessera/server/sql'
import { createTestMarketplace } from '@tessera/testing/marketplace'
import { publicUrl, startPlatform } from '@tessera/testing/platform'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDeliveryEngine } from '../../src/delivery/delivery-engine.ts'
import { configRoutes, queueDeliveries } from '../../src/delivery/queue-deliveries.ts'
import { createKeyRing } from '../../src/identity/key-ring.ts'
import { createTokenMaker } from '../../src/identity/token-maker.ts'

const platform = await startPlatform()
const { database } = platform
const tokens = createTokenMaker(createKeyRing(database), publicUrl)
const hour = 3_600_000

/** The result of one attempt. `lost`: the receiver took the message, but its answer got lost; `killed`: so did the process. */
const fates = ['taken', 'refused', 'unreachable', 'lost', 'killed'] as const
type Fate = (typeof fates)[number]

interface Taken {
  object: number
  nth: number
}

/** A receiver in this process that does what the list says, then takes everything. */
function aReceiver(list: Fate[]) {
  const taken: Taken[] = []
  const killed = Promise.withResolvers<void>()
  const answers: Record<Fate, () => Promise<OutboundAnswer>> = {
    taken: async () => ({ ok: true, status: 200, body: null }),
    refused: async () => ({ ok: false, status: 500, body: null }),
    unreachable: async () => failedAnswer('connection'),
    lost: async () => failedAnswer('timeout'),
    killed: () => {
      killed.resolve()
      return new Promise(() => {})
    },
  }
  const outbound: Outbound = {
    check: async () => undefined,
    get: async () => failedAnswer('connection'),
    exchange: async () => failedExchange('connection'),
    pinBroker: async () => 'unresolved',
    post: async ({ body }) => {
      const fate = list.shift() ?? 'taken'
      if (fate !== 'refused' && fate !== 'unreachable') taken.push(body as Taken)
      return answers[fate]()
    },
  }
  return { outbound, taken, killed: killed.promise }
}

async function queueAll(marketplace: string, objects: readonly number[]): Promise<void> {
  const counts = new Map<number, number>()
  for (const object of objects) {
    const nth = (counts.get(object) ?? 0) + 1
    counts.set(object, nth)
    const [route] = configRoutes('d', { Http: {} })
    const message = { object, nth }
    const delivery = { ...route, target: 'Http', kind: 'Test', sourceID: null, subject: 'Test', message }
    await database.transaction((db) => queueDeliveries(db, marketplace, [{ ...delivery, objectID: `o${object}` }]))
  }
}

const countWaiting = async (marketplace: string): Promise<number> =>
  (await database.rows(sql`select from deliveries where marketplace_id = ${marketplace} and status <> 'Delivered'`))
    .length

/** The order in which the messages of an object arrived, without repeats. */
const firstArrivals = (taken: readonly Taken[], object: number): number[] => [
  ...new Set(taken.filter((one) => one.object === object).map(({ nth }) => nth)),
]

test('whatever fails and is killed, two workers deliver everything, and each object in order', async () => {
  const { id, admin } = await createTestMarketplace(platform)
  const targets = { Http: { Endpoint: 'https://hook.test', Secret: 's' } }
  await admin.DeliveryConfigurations.Create({ ID: 'd', Name: 'D', Enabled: true, DeliveryTargets: targets })
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const startWorker = (outbound: Outbound) =>
    createDeliveryEngine({
      database,
      tokens,
      ports: { outbound },
      logger: { error: () => undefined },
      now,
      random: Math.random,
    })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 12 }),
      fc.array(fc.constantFrom(...fates), { maxLength: 9 }),
      async (objects, list) => {
        await database.rows(sql`delete from deliveries where marketplace_id = ${id}`)
        await database.rows(sql`delete from delivery_lanes where marketplace_id = ${id}`)
        ahead = 0
        await queueAll(id, objects)
        const all: Taken[] = []
        for (let round = 0; round < 12 && (await countWaiting(id)) > 0; round += 1) {
          const receiver = aReceiver(list)
          const workers = [startWorker(receiver.outbound), startWorker(receiver.outbound)]
          await Promise.all(workers.map((worker) => worker.sendDue()))
          // a killed worker never settles; new ones start in the next round
          await Promise.race([Promise.all(workers.map((worker) => worker.settle())), receiver.killed])
          all.push(...receiver.taken)
          ahead += 1.9 * hour
        }
        expect(await countWaiting(id)).toBe(0)
        for (const object of new Set(objects)) {
          const count = objects.filter((one) => one === object).length
          expect(firstArrivals(all, object)).toEqual(Array.from({ length: count }, (_, at) => at + 1))
        }
      },
    ),
    { numRuns: 25 },
  )
})
