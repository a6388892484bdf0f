import type { ProposalToShareInput, SharedProposal } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { checkEmail } from '../../../kit/check-email.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { accountEmail } from '../../people/accounts/account-emails.ts'
import { type LinkNeeds, trimToNull } from '../plan-needs.ts'
import { newShareLink } from '../share-links/new-share-link.ts'
import { findTokenHash } from '../share-links/share-token.ts'
import type { StoredProposal } from './stored-proposal.ts'

/** Creates a link for the client. */
export async function shareProposal(
  db: Queryable,
  needs: Pick<LinkNeeds, 'linkSecret' | 'publicUrl'>,
  { customer, proposal, now }: { customer: Customer; proposal: StoredProposal; now: Date },
  body: ProposalToShareInput,
): Promise<SharedProposal> {
  const { hash, url, expiresAt } = newShareLink(needs, 'proposal', body, now)
  await db.rows(sql`
    insert into proposal_links (quote_id, token_hash, created_by, created_at, expires_at)
    values (${proposal.quoteId}, ${hash}, ${customer.personID}, ${now}, ${expiresAt})`)
  if (body.email) {
    const reader = { email: checkEmail(body.email), firstName: proposal.clientName ?? 'there' }
    const lines = [trimToNull(body.message), `View it here until ${expiresAt.slice(0, 10)}:`, url]
    const from = `${customer.account.name} has a proposal for you: ${proposal.title}`
    await queueEmail(
      db,
      accountEmail(
        'proposal',
        reader,
        from,
        lines.filter((line) => line !== null),
      ),
    )
  }
  return { url, expiresAt }
}

/** Returns the quote of a link. A link that was ended is treated as invalid. */
export async function openProposalLink(db: Queryable, linkSecret: Buffer, token: string, now: Date): Promise<string> {
  const hash = findTokenHash(linkSecret, token) ?? refuse('Proposal.LinkInvalid')
  const link = await db.find<{ quoteId: string; expiresAt: Date }>(sql`
    select l.quote_id as "quoteId", l.expires_at as "expiresAt" from proposal_links l
    join quotes q on q.id = l.quote_id
    join accounts a on a.id = q.account_id and a.status <> 'closed'
    where l.token_hash = ${hash} and l.ended_at is null`)
  if (!link) return refuse('Proposal.LinkInvalid')
  return link.expiresAt > now ? link.quoteId : refuse('Proposal.LinkExpired')
}
