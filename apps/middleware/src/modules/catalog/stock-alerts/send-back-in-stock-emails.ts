import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { queueMail } from '../../../kit/email/queue-email.ts'
import type { Article } from '../feed/article.ts'
import { backInStock } from './emails.ts'
import { hasEnough } from './has-enough.ts'
import { leaveLink } from './leave-link.ts'
import type { StockAlertNeeds } from './stock-needs.ts'

type Needs = Pick<StockAlertNeeds, 'catalogue' | 'publicUrl' | 'linkSecret'> & { database: Database }

interface Waiting {
  id: string
  sku: string
  email: string
  boxes: number
}

const atOnce = 500
const keepDays = { unconfirmed: 3, told: 90 }

/** Sends an email for every alert whose product is in stock, and deletes old alerts. */
export async function tellStock(needs: Needs, now: Date): Promise<void> {
  const waiting = await needs.database.rows<Waiting>(sql`
    select id, sku, email, boxes from stock_alerts
    where confirmed_at is not null and told_at is null and ended_at is null order by created_at limit ${atOnce * 20}`)
  const here = waiting.flatMap((one) => {
    const article = needs.catalogue.find(one.sku)
    return article?.active && hasEnough(article, one.boxes) ? [{ ...one, article }] : []
  })
  for (const one of here.slice(0, atOnce)) await needs.database.transaction((db) => tell(needs, db, one, now))
  await forget(needs.database, now)
}

/** The email is queued in the transaction that marks the alert, so one of several processes sends it, once. */
async function tell(needs: Needs, db: Queryable, one: Waiting & { article: Article }, now: Date): Promise<void> {
  const { id, email, boxes, article } = one
  const mine = await db.rows(sql`
    update stock_alerts set told_at = now() where id = ${id} and told_at is null and ended_at is null returning id`)
  if (mine.length === 0) return
  const link = `${needs.publicUrl}/products/${article.facts.slug}`
  await queueMail(
    db,
    backInStock(email, { productName: article.name, boxes, link, leave: leaveLink(needs, email, now) }),
  )
}

async function forget(db: Queryable, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * 86_400_000)
  await db.rows(sql`
    delete from stock_alerts where (confirmed_at is null and created_at < ${before(keepDays.unconfirmed)})
      or coalesce(told_at, ended_at) < ${before(keepDays.told)}`)
}
