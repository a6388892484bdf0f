import { embeddedBooks } from '@tessera/middleware/modules/ledger/embedded-books'
import { releaseRewards } from '@tessera/middleware/modules/ledger/rewards/release-rewards'
import { closeMonths } from '@tessera/middleware/modules/ledger/statements/close-months'
import { insertPartners } from '@tessera/middleware/modules/orders/records/partners'
import { seededRandom } from '@tessera/range/seeded-random'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { FillWork } from '../fill-work.ts'
import { holdNumbers } from '../hold-numbers.ts'
import { castState, castStoreId } from './cast.ts'
import { readDemoProducts } from './demo-products.ts'
import { clockOf, type HistoryClock } from './history-clock.ts'
import { markSignIns } from './mark-sign-ins.ts'
import { openAccountOf } from './open-account.ts'
import { type OpenedAccount, readAccountOf } from './opened-account.ts'
import { onTerms } from './recent-orders.ts'
import { type HistoryScale, largeProOf } from './scale-cast.ts'
import { markInvoiced, readDebits } from './settle-books.ts'
import { usualChecks } from './usual-checks.ts'
import { type HistoryContext, planOrder } from './usual-orders.ts'
import { writeOrders } from './write-orders.ts'

/** Days ago of the first order and of the last. */
const since = 760
const until = 9
const batch = 2500

/** The mark of this step shows that the account was written in steps. */
export const openingStep = 'account'

/**
 * Writes one account with thousands of everything, and thousands of nearly empty accounts. Each step can resume on its
 * own.
 */
export async function writeScale(
  work: FillWork,
  scale: HistoryScale,
  onProgress: (invoices: number) => void,
): Promise<void> {
  const { shop, size, filling } = work
  const when = clockOf(filling.startedAt)
  const context = { demoProducts: await readDemoProducts(shop, size, filling.startedAt), when }
  const cast = largeProOf(scale)
  const step = (name: string, run: (db: Database) => Promise<unknown>) =>
    filling.step(shop, name, async (db) => {
      await holdNumbers(db)
      await run(db)
    })
  await step(openingStep, (db) => openAccountOf(db, cast, when))
  const account = await readAccountOf(shop, cast)
  for (let first = 0; first < scale.invoices; first += batch) {
    await step(`invoices from ${first + 1}`, (db) => writeBatch(db, context, { account, first, of: scale.invoices }))
    onProgress(Math.min(first + batch, scale.invoices))
  }
  await step('sign-ins', markSignIns)
  await step('payments', (db) => payMostDebits(db, account, when))
  await step('points', (db) => releaseRewards(db, when.now))
  await step('statements', (db) => closeMonths(db, when.now))
  await step('accounts of stores', (db) => openStoreAccounts(db, scale.accounts))
}

/** Every hundredth debit stays unpaid. */
async function payMostDebits(db: Database, account: OpenedAccount, when: HistoryClock): Promise<void> {
  const debits = await readDebits(db, account.id)
  const payer = { accountId: account.id, personId: account.people[0]?.id ?? null }
  const paid = debits.filter(({ dueOn }, index) => dueOn <= when.today && index % 100 !== 7)
  await embeddedBooks(db).takePayments(usualChecks(paid, payer, when))
}

interface BatchRange {
  account: OpenedAccount
  first: number
  of: number
}

async function writeBatch(db: Database, context: HistoryContext, { account, first, of }: BatchRange): Promise<void> {
  const habit = {
    key: 'large pro',
    account,
    since,
    until,
    every: [0, 0],
    boxes: [4, 30],
    payment: { ...onTerms, words: 'On account, net 45 days' },
    origins: ['web', 'web', 'counter', 'phone'],
    poPrefix: 'SMB',
  } as const
  const plans = Array.from({ length: Math.min(batch, of - first) }, (_, index) => {
    const count = first + index
    const ago = since - Math.floor((count * (since - until)) / of)
    const order = planOrder(context, habit, seededRandom(`history large ${count}`), ago, count)
    return { ...order, stage: 'delivered' as const }
  })
  const written = await writeOrders(db, plans, context.when)
  const invoices = written.flatMap((one) => one.invoices)
  await markInvoiced(db, await embeddedBooks(db).invoice(invoices, context.when.now))
}

const cities = ['Atlanta', 'Decatur', 'Marietta', 'Roswell', 'Smyrna', 'Dunwoody'] as const

/** Accounts opened by stores at the counter; none has a user yet. */
async function openStoreAccounts(db: Queryable, count: number): Promise<void> {
  const accounts = Array.from({ length: count }, (_, index) => {
    const chance = seededRandom(`history account ${index}`)
    const isPro = chance.is(0.3)
    return {
      id: `a-store-${index + 1}`,
      name: isPro ? `Contractor ${index + 1}` : `Customer ${index + 1}`,
      type: isPro ? 'Pro' : 'Retail',
      group: isPro ? 'PG' : 'RT',
      details: { email: `customer${index + 1}@mail.example`, phone: `(404) 555-0${String(100 + (index % 100))}` },
      city: chance.pick(cities),
    }
  })
  await db.rows(sql`
    insert into accounts (id, number, name, type, status, price_group, preferred_store, details)
    select a.id, nextval('account_numbers')::text, a.name, a.type, 'active', a.group, ${castStoreId}, a.details
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb)
      as a(id text, name text, type text, "group" text, details jsonb)`)
  await insertPartners(
    db,
    accounts.map(({ id, name, city }, index) => ({
      accountId: id,
      role: 'sold-to',
      name,
      isDefault: true,
      place: {
        firstName: '',
        lastName: '',
        company: null,
        street1: `${index + 1} Main Street`,
        street2: null,
        city,
        state: castState,
        zip: '30303',
        phone: null,
        country: 'US',
      },
    })),
  )
}
