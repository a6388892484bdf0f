import { findPersonByEmail } from '@tessera/middleware/modules/people/accounts/people'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { FillWork } from '../fill-work.ts'
import { holdNumbers } from '../hold-numbers.ts'
import { countText, showProgress } from '../show-progress.ts'
import { type CastAccount, netPro, retail, smallPro } from './cast.ts'
import { createUsers } from './create-users.ts'
import { readDemoProducts } from './demo-products.ts'
import { clockOf } from './history-clock.ts'
import { defaultScale, largeProOf } from './scale-cast.ts'
import { writeHistory } from './write-history.ts'
import { openingStep, writeScale } from './write-scale.ts'

/** Fills three demo customers: retail, a small pro and an account on terms. All in one transaction. */
export async function fillHistory({ shop, openCommerce, size, filling, groups }: FillWork): Promise<void> {
  const progress = showProgress('Customers', 100)
  await filling.step(shop, 'told', async (db) => {
    if (await hasAccount(db, netPro)) return
    await holdNumbers(db)
    await writeHistory(db, {
      demoProducts: await readDemoProducts(shop, size, filling.startedAt),
      when: clockOf(filling.startedAt),
    })
  })
  const accounts = [netPro, smallPro, retail]
  await groups.promise
  await createUsers(shop, await openCommerce(), accounts)
  const { orders } = await countRows(shop)
  progress.end(`${accounts.length} accounts, ${countText(orders)} orders; the README has their passwords`)
}

/** Fills enough data to test that lists stay fast. */
export async function fillScale(work: FillWork, scale = defaultScale): Promise<void> {
  const { shop, openCommerce, filling, groups } = work
  const progress = showProgress('Large account', 2500)
  const largePro = largeProOf(scale)
  // earlier versions wrote all of it at once, without steps
  const isWhole = (await hasAccount(shop, largePro)) && !(await filling.isDone(openingStep))
  if (!isWhole) await writeScale(work, scale, progress.at)
  await groups.promise
  await createUsers(shop, await openCommerce(), [largePro])
  progress.end(`${countText(scale.invoices)} invoices, ${countText(scale.people)} users`)
}

/** The owner is inserted with the first rows of an account. */
const hasAccount = async (db: Queryable, { people }: CastAccount): Promise<boolean> =>
  (await findPersonByEmail(db, people[0]?.email ?? '')) !== undefined

const countRows = async (shop: Queryable): Promise<{ orders: number }> =>
  (await shop.find<{ orders: number }>(sql`select count(*)::int as orders from sales_documents`)) ?? { orders: 0 }
