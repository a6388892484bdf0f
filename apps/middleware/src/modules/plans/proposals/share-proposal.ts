import type { ProposalToShareInput, SharedProposal } from '@tessera/client/shop/types.gen'
import { dayIn } from '@tessera/domain/local-time'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { checkEmail } from '../../../kit/check-email.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { type LinkNeeds, trimToNull } from '../plan-needs.ts'
import { newShareLink } from '../share-links/new-share-link.ts'
import { findTokenHash } from '../share-links/share-token.ts'
import { proposalEmail } from './proposal-email.ts'
import type { StoredProposal } from './stored-proposal.ts'

/** Creates a link for the client. */
export async function shareProposal(
  db: Queryable,
  needs: Pick<LinkNeeds, 'linkSecret' | 'publicUrl'>,
  { customer, proposal, now }: { customer: Customer; proposal: StoredProposal; now: Date },
  body: ProposalToShareInput,
): Promise<SharedProposal> {
  const { url, expiresAt } = await insertLink(db, needs, { ...proposal, personID: customer.personID, now }, body)
  if (body.email) {
    await queueEmail(
      db,
      proposalEmail({
        to: checkEmail(body.email),
        clientName: proposal.clientName,
        company: customer.account.name,
        title: proposal.title,
        message: trimToNull(body.message),
        url,
        until: dayIn(new Date(expiresAt), customer.account.timeZone),
        replyTo: customer.email,
      }),
    )
  }
  return { url, expiresAt }
}

export async function insertLink(
  db: Queryable,
  needs: Pick<LinkNeeds, 'linkSecret' | 'publicUrl'>,
  { quoteId, personID, now }: { quoteId: string; personID: string; now: Date },
  { days }: { days?: number | null } = {},
): Promise<{ url: string; expiresAt: string }> {
  const { hash, url, expiresAt } = newShareLink(needs, 'proposal', { days: days ?? null }, now)
  await db.rows(sql`
    insert into proposal_links (quote_id, token_hash, created_by, created_at, expires_at)
    values (${quoteId}, ${hash}, ${personID}, ${now}, ${expiresAt})`)
  return { url, expiresAt }
}

/** Returns the quote of a link. A link that was ended is treated as invalid. */
export async function openProposalLink(
  db: Queryable,
  linkSecret: Buffer,
  token: string,
  now: Date,
): Promise<{ quoteId: string; linkId: string }> {
  const hash = findTokenHash(linkSecret, token) ?? refuse('Proposal.LinkInvalid')
  const link = await db.find<{ quoteId: string; linkId: string; expiresAt: Date }>(sql`
    select l.quote_id as "quoteId", l.id as "linkId", l.expires_at as "expiresAt" from proposal_links l
    join quotes q on q.id = l.quote_id
    join accounts a on a.id = q.account_id and a.status <> 'closed'
    where l.token_hash = ${hash} and l.ended_at is null`)
  if (!link) return refuse('Proposal.LinkInvalid')
  if (link.expiresAt <= now) refuse('Proposal.LinkExpired')
  return { quoteId: link.quoteId, linkId: link.linkId }
}
