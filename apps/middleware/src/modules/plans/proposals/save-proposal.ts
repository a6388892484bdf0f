import type { ProposalToSaveInput } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { invalid } from '../../../kit/shop-error.ts'
import { takePhoto } from '../../../kit/uploads/take-photo.ts'
import { trimToNull } from '../plan-needs.ts'
import { checkRange } from '../projects/resolve-item.ts'
import type { StoredQuote } from '../quotes/stored-quote.ts'
import { offerOf } from './proposal-view.ts'

const maxLabor = 200
const maxLaborCents = 1_000_000_00

/** Markup of all lines or one line: at least 1%, so that a client never sees our own price. */
const checkMarkup = (percent: number | undefined, field: string): number => checkRange(percent ?? 0, field, 1, 400)

/** Saves the proposal on the prices of the newest offer. */
export async function saveProposal(
  db: Queryable,
  { quote, personID, logo, now }: { quote: StoredQuote; personID: string; logo: Buffer | null; now: Date },
  body: ProposalToSaveInput,
): Promise<void> {
  const offer = offerOf(quote, quote.version)
  const known = new Set(offer.lines.map(({ lineNo }) => lineNo))
  const lineMarkups = (body.lineMarkups ?? []).map(({ lineNo, markupPercent }) => {
    if (!known.has(lineNo ?? 0)) invalid('lineMarkups', 'This line is not in the offer.')
    return [String(lineNo), checkMarkup(markupPercent, 'lineMarkups')]
  })
  const title = trimToNull(body.title) ?? invalid('title', 'Enter a name.')
  const labor = laborOf(body.labor ?? [])
  const deposit = body.depositPercent ?? null
  const depositPercent = deposit === null ? null : checkRange(deposit, 'depositPercent', 1, 100)
  await takePhoto(db, body.logo, now)
  const keepsLogo = body.removesLogo !== true
  await db.rows(sql`
    insert into proposals (quote_id, version, title, client_name, intro, markup_percent, line_markups, labor, shows_lines,
      logo, scope, exclusions, deposit_percent, updated_at, updated_by, created_by)
    values (${quote.id}, ${quote.version}, ${title}, ${trimToNull(body.clientName)}, ${trimToNull(body.intro)},
      ${checkMarkup(body.markupPercent, 'markupPercent')}, ${JSON.stringify(Object.fromEntries(lineMarkups))}::jsonb,
      ${JSON.stringify(labor)}::jsonb, ${body.showsLines ?? true}, ${logo}, ${trimToNull(body.scope)},
      ${trimToNull(body.exclusions)}, ${depositPercent}, ${now}, ${personID}, ${personID})
    on conflict (quote_id) do update set revision = proposals.revision + 1, version = excluded.version, title = excluded.title,
      client_name = excluded.client_name, intro = excluded.intro, markup_percent = excluded.markup_percent,
      line_markups = excluded.line_markups, labor = excluded.labor, shows_lines = excluded.shows_lines,
      logo = coalesce(excluded.logo, case when ${keepsLogo}::boolean then proposals.logo end),
      scope = excluded.scope, exclusions = excluded.exclusions, deposit_percent = excluded.deposit_percent,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by`)
}

function laborOf(lines: NonNullable<ProposalToSaveInput['labor']>): { name: string; totalCents: number }[] {
  if (lines.length > maxLabor) invalid('labor', `Add up to ${maxLabor} labor items.`)
  return lines.map(({ name, totalCents = 0 }) => ({
    name: trimToNull(name) ?? invalid('labor', 'Describe the labor.'),
    totalCents: checkRange(totalCents, 'labor', 0, maxLaborCents),
  }))
}
