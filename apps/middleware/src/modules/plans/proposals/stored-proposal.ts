import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

export interface StoredProposal {
  quoteId: string
  version: number
  title: string
  clientName: string | null
  intro: string | null
  markupPercent: number
  lineMarkups: Record<number, number>
  labor: { name: string; totalCents: number }[]
  showsLines: boolean
  hasLogo: boolean
  updatedAt: Date
}

/** The caller must have checked access to the quote. */
export const findProposal = (db: Queryable, quoteId: string): Promise<StoredProposal | undefined> =>
  db.find<StoredProposal>(sql`
    select quote_id as "quoteId", version, title, client_name as "clientName", intro,
      markup_percent::float8 as "markupPercent", line_markups as "lineMarkups", labor, shows_lines as "showsLines",
      logo is not null as "hasLogo", updated_at as "updatedAt"
    from proposals where quote_id = ${quoteId}`)

export const findLogo = async (db: Queryable, quoteId: string): Promise<Buffer | undefined> =>
  (await db.find<{ logo: Buffer | null }>(sql`select logo from proposals where quote_id = ${quoteId}`))?.logo ??
  undefined
