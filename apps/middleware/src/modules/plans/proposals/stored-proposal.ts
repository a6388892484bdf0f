import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

export interface StoredProposal {
  quoteId: string
  version: number
  title: string
  clientName: string | null
  intro: string | null
  scope: string | null
  exclusions: string | null
  depositPercent: number | null
  revision: number
  /** Name, first name and email address of the person who made it. */
  preparedBy: string
  preparerFirstName: string
  preparerEmail: string
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
    select p.quote_id as "quoteId", p.version, p.title, p.client_name as "clientName", p.intro, p.scope, p.exclusions,
      p.deposit_percent::float8 as "depositPercent", p.revision, concat_ws(' ', w.first_name, w.last_name) as "preparedBy",
      w.first_name as "preparerFirstName", w.email as "preparerEmail",
      p.markup_percent::float8 as "markupPercent", p.line_markups as "lineMarkups", p.labor,
      p.shows_lines as "showsLines", p.logo is not null as "hasLogo", p.updated_at as "updatedAt"
    from proposals p join people w on w.id = p.created_by
    where p.quote_id = ${quoteId}`)

/** The proposal's own logo, or else the company's. */
export const findLogo = async (db: Queryable, quoteId: string): Promise<Buffer | undefined> =>
  (
    await db.find<{ logo: Buffer | null }>(sql`
      select coalesce(p.logo, b.logo) as logo from proposals p
      join quotes q on q.id = p.quote_id
      left join client_brands b on b.account_id = q.account_id
      where p.quote_id = ${quoteId}`)
  )?.logo ?? undefined
