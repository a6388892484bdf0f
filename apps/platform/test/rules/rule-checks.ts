import type { HealthFinding } from '@tessera/client/platform/types.gen'
import { checkChanges } from '@tessera/platform/check-changes'
import { checkInvariants } from '@tessera/platform/check-invariants'
import { sql } from '@tessera/server/sql'
import type { TestPlatform } from '@tessera/testing/platform'
import { createTestShop, type TestShop } from '@tessera/testing/shop'

/** The checks of rules about data in a platform of their own, and what they find. */
export function ruleChecks(platform: TestPlatform) {
  const { database } = platform
  const told: string[] = []
  const report = {
    logger: { error: ({ violation }: { violation: string }) => told.push(violation) } as never,
    count: () => undefined,
  }
  const findingsOf = async ({ admin }: TestShop): Promise<HealthFinding[]> => (await admin.Health.Get()).Findings ?? []
  return {
    /** The sentences that were logged. */
    told,
    report,
    runMinute: () => checkChanges(database, report),
    runNight: () => checkInvariants(database, report),
    findingsOf,
    rulesOf: async (shop: TestShop) => (await findingsOf(shop)).map(({ Rule }) => Rule.split(' ')[0]),
    /** Drops what earlier tests left. */
    async forget(): Promise<void> {
      await database.rows(sql`delete from unchecked_records`)
      await database.rows(sql`delete from rule_findings`)
      told.length = 0
    },
    /** The lines of an order cost a cent more than the order says; -1 mends it. */
    moveACent: (order: string, cents = 1) =>
      database.rows(sql`
        update line_items set line_subtotal = line_subtotal + ${cents}::numeric / 100
        where order_uid = (select uid from orders where id = ${order})`),
    async aShopWithStock(): Promise<TestShop> {
      const shop = await createTestShop(platform)
      await shop.product('tile', 50, 100)
      return shop
    },
  }
}

/** An order of two tiles. */
export async function anOrder(shop: TestShop): Promise<string> {
  await shop.buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2 })
  return (await shop.buyer.Cart.Submit()).ID
}
