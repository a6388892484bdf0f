import { closeMonths } from '@tessera/middleware/billing/close-months'
import { embeddedBooks } from '@tessera/middleware/erp/embedded-books'
import { releaseRewards } from '@tessera/middleware/rewards/release-rewards'
import { insertPartners } from '@tessera/middleware/sales/partners'
import { chanceOf } from '@tessera/range/chance'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { usualChecks } from './books-of-terms.ts'
import { state, store } from './cast.ts'
import { type OpenedAccount, openAccountOf } from './opened-account.ts'
import { onTerms } from './recent-orders.ts'
import { largeProOf, type Scale } from './scale-cast.ts'
import { readDebits, tellInvoiced } from './settle-books.ts'
import { anOrder, type Told } from './usual-orders.ts'
import { writeOrders } from './write-orders.ts'

/** Days ago of the first order and of the last. */
const since = 760
const until = 8
const batch = 2500

/** One account with everything in thousands, and thousands of accounts with next to nothing. */
export async function tellScale(db: Database, told: Told, scale: Scale): Promise<void> {
  // 25,000 invoices are paid by some of the statements
  await db.rows(sql`select set_config('statement_timeout', '0', true)`)
  const account = await openAccountOf(db, largeProOf(scale), told.when)
  for (let first = 0; first < scale.invoices; first += batch)
    await writeSome(db, told, { account, first, of: scale.invoices })
  const debits = await readDebits(db, account.id)
  const payer = { accountId: account.id, personId: account.people[0]?.id ?? null }
  // every hundredth was forgotten
  const paid = debits.filter(({ dueOn }, index) => dueOn <= told.when.today && index % 100 !== 7)
  await embeddedBooks(db).takePayments(usualChecks(paid, payer, told.when))
  await releaseRewards(db, told.when.now)
  await closeMonths(db, told.when.now)
  await openInStore(db, scale.accounts)
}

interface Some {
  account: OpenedAccount
  first: number
  of: number
}

async function writeSome(db: Database, told: Told, { account, first, of }: Some): Promise<void> {
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
    const order = anOrder(told, habit, chanceOf(`history large ${count}`), ago, count)
    return { ...order, stage: 'delivered' as const }
  })
  const written = await writeOrders(db, plans, told.when)
  const invoices = written.flatMap((one) => one.invoices)
  await tellInvoiced(db, await embeddedBooks(db).invoice(invoices, told.when.now))
}

const cities = ['Atlanta', 'Decatur', 'Marietta', 'Roswell', 'Smyrna', 'Dunwoody'] as const

/** Accounts as stores open them at the counter: nobody signs in for them yet. */
async function openInStore(db: Queryable, count: number): Promise<void> {
  const accounts = Array.from({ length: count }, (_, index) => {
    const chance = chanceOf(`history account ${index}`)
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
    select a.id, nextval('account_numbers')::text, a.name, a.type, 'active', a.group, ${store}, a.details
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
        state,
        zip: '30303',
        phone: null,
        country: 'US',
      },
    })),
  )
}
