import type { ClientProposalCommentInput, ProposalAcceptanceInput } from '@tessera/client/shop/types.gen'
import { isSignature } from '@tessera/domain/planning/signature'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { readToday } from '../../../kit/business-day.ts'
import { checkEmail } from '../../../kit/check-email.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { type LinkNeeds, trimToNull } from '../plan-needs.ts'
import { type OpenedProposal, openByLink } from './open-by-link.ts'
import { proposalCommentEmail, proposalSignedEmails } from './proposal-emails.ts'

interface SignContext {
  now: Date
  /** IP address of the signer. */
  from: string
}

/** Locks the proposal, so that a save and a signature never cross. */
const lockOpened = async (needs: LinkNeeds, db: Queryable, token: string, now: Date): Promise<OpenedProposal> => {
  const { quoteId } = await openByLink(needs, db, token, now)
  await db.rows(sql`select from proposals where quote_id = ${quoteId} for update`)
  return openByLink(needs, db, token, now)
}

export const commentByClient = (needs: LinkNeeds, body: ClientProposalCommentInput, { now }: SignContext) =>
  needs.database.transaction(async (db) => {
    const token = body.token ?? ''
    const { quoteId, stored } = await openByLink(needs, db, token, now)
    const comment = { from: 'client' as const, author: body.author, message: body.message }
    const { author, message } = await writeComment(db, quoteId, comment, now)
    await queueEmail(db, proposalCommentEmail(stored, author, message, needs.publicUrl))
    return (await openByLink(needs, db, token, now)).proposal
  })

export async function writeComment(
  db: Queryable,
  quoteId: string,
  comment: { from: 'client' | 'customer'; author: string | undefined; message: string | undefined },
  now: Date,
): Promise<{ author: string; message: string }> {
  const author = trimToNull(comment.author) ?? invalid('author', 'Enter your name.')
  const message = trimToNull(comment.message) ?? invalid('message', 'Enter a message.')
  await db.rows(sql`
    insert into proposal_comments (quote_id, from_side, author, body, at)
    values (${quoteId}, ${comment.from}, ${author}, ${message}, ${now})`)
  return { author, message }
}

/** Stores the proposal as read with the signature. Sent twice, it is signed once. */
export function acceptByClient(needs: LinkNeeds, body: ProposalAcceptanceInput, at: SignContext) {
  const token = body.token ?? ''
  const name = trimToNull(body.name) ?? invalid('name', 'Enter your name.')
  const email = checkEmail(body.email ?? '')
  const strokes = body.strokes || null
  if (body.agrees !== true) invalid('agrees', 'Confirm that you accept the proposal.')
  if (strokes !== null && !isSignature(strokes)) invalid('strokes', 'Please sign again, or type your name instead.')
  return needs.database.transaction(async (db) => {
    const { quoteId, accountId, linkId, stored, proposal } = await lockOpened(needs, db, token, at.now)
    if (proposal.signature?.name === name) return proposal
    if (proposal.signature) refuse('Proposal.Signed')
    if (body.revision !== stored.revision) refuse('Proposal.Stale')
    const today = await readToday(db, { accountId }, at.now)
    if (proposal.validUntil && proposal.validUntil < today) refuse('Proposal.Expired')
    await db.rows(sql`
      insert into proposal_signatures (quote_id, revision, name, email, strokes, signed_at, link_id, address, snapshot)
      values (${quoteId}, ${stored.revision}, ${name}, ${email}, ${strokes}, ${at.now}, ${linkId}, ${at.from},
        ${JSON.stringify(proposal)}::jsonb)`)
    const url = `${needs.publicUrl}/proposal/${token}`
    const parties = { company: proposal.company, url, publicUrl: needs.publicUrl }
    for (const one of proposalSignedEmails(stored, { name, email }, parties)) await queueEmail(db, one)
    return (await openByLink(needs, db, token, at.now)).proposal
  })
}
