import { proposalCalls } from '@tessera/contract/middleware/proposals/operations'
import { proposalDocument } from '@tessera/documents/kinds/proposal-document'
import { drawPdf } from '@tessera/documents/pdf/draw-pdf'
import { type QueryParameters, queryValue } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { readTimeZone } from '../../../kit/business-day.ts'
import { customerOf } from '../../../kit/customer-of.ts'
import { answerFile } from '../../../kit/http/answer-file.ts'
import { handle } from '../../../kit/http/handle.ts'
import { isUuid } from '../../../kit/is-uuid.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { drawLogo, type LogoNeeds } from '../client-brand/draw-logo.ts'
import { getBrand } from '../client-brand/stored-brand.ts'
import { fullName, type LinkNeeds, type PlanCall } from '../plan-needs.ts'
import { getQuote, lockQuote, type StoredQuote } from '../quotes/stored-quote.ts'
import { acceptByClient, commentByClient, writeComment } from './client-actions.ts'
import { openByLink } from './open-by-link.ts'
import { readProposalRecords } from './proposal-records.ts'
import { clientProposal, proposalView } from './proposal-view.ts'
import { saveProposal } from './save-proposal.ts'
import { openProposalLink, shareProposal } from './share-proposal.ts'
import { findLogo, findProposal, type StoredProposal } from './stored-proposal.ts'
import { voidSignature } from './void-signature.ts'

type ProposalNeeds = LinkNeeds & LogoNeeds

/** Only pro accounts have proposals; access follows the quote. */
const quoteOf = (db: Queryable, call: PlanCall, id: string | undefined): Promise<StoredQuote> => {
  if (customerOf(call).account.type !== 'Pro') refuse('Proposal.ProOnly')
  return getQuote(db, call, id || refuse('NotFound'))
}

const getSavedProposal = async (db: Queryable, quote: StoredQuote): Promise<StoredProposal> =>
  (await findProposal(db, quote.id)) ?? refuse('Proposal.NotSaved')

const quoteIdOf = (call: { query: QueryParameters }): string | undefined => queryValue(call, 'quotationId')

/** Proposals: a quote as its owner offers it to a client. */
export const proposalHandlers = (needs: ProposalNeeds) => ({ ...ownerHandlers(needs), ...linkHandlers(needs) })

const ownerHandlers = (needs: ProposalNeeds) => ({
  ...handle(proposalCalls.getProposal, async (call) => {
    const quote = await quoteOf(needs.database, call, quoteIdOf(call))
    return proposalView(needs, needs.database, quote, await findProposal(needs.database, quote.id))
  }),
  ...handle(proposalCalls.saveProposal, async (call) => {
    await quoteOf(needs.database, call, call.body.quotationId)
    const logo = await drawLogo(needs, call.body.logo, call.now)
    return needs.database.transaction(async (db) => {
      const quote = await lockQuote(db, call, call.body.quotationId)
      const { personID } = customerOf(call)
      await saveProposal(db, { quote, personID, logo, now: call.now }, call.body)
      await voidSignature(db, needs, { quote, personID, now: call.now })
      return proposalView(needs, db, quote, await getSavedProposal(db, quote))
    })
  }),
  ...handle(proposalCalls.previewProposal, async (call) => {
    const quote = await quoteOf(needs.database, call, quoteIdOf(call))
    const proposal = await getSavedProposal(needs.database, quote)
    const [brand, records] = await Promise.all([
      getBrand(needs.database, quote.accountId),
      readProposalRecords(needs.database, quote.id),
    ])
    return clientProposal(needs.catalog, quote, { proposal, brand, records })
  }),
  ...handle(proposalCalls.shareProposal, (call) =>
    needs.database.transaction(async (db) => {
      const quote = await quoteOf(db, call, call.body.quotationId)
      const proposal = await getSavedProposal(db, quote)
      return shareProposal(db, needs, { customer: customerOf(call), proposal, now: call.now }, call.body)
    }),
  ),
  ...handle(proposalCalls.endProposalLink, async (call) => {
    const quote = await quoteOf(needs.database, call, call.body.quotationId)
    const { linkId } = call.body
    if (!isUuid(linkId)) return refuse('NotFound')
    const ended = await needs.database.rows(sql`
      update proposal_links set ended_at = coalesce(ended_at, now())
      where id = ${linkId} and quote_id = ${quote.id} returning id`)
    if (ended.length === 0) refuse('NotFound')
    return proposalView(needs, needs.database, quote, await getSavedProposal(needs.database, quote))
  }),
  ...handle(proposalCalls.commentOnProposal, async (call) => {
    const quote = await quoteOf(needs.database, call, call.body.quotationId)
    const proposal = await getSavedProposal(needs.database, quote)
    const comment = { from: 'customer' as const, author: fullName(customerOf(call)), message: call.body.message }
    await writeComment(needs.database, quote.id, comment, call.now)
    return proposalView(needs, needs.database, quote, proposal)
  }),
  ...handle(proposalCalls.getProposalLogo, async (call) => {
    const quote = await quoteOf(needs.database, call, quoteIdOf(call))
    return logoFile(needs.database, quote.id)
  }),
})

const linkHandlers = (needs: LinkNeeds) => ({
  ...handle(
    proposalCalls.openProposal,
    async ({ body, now }) => (await openByLink(needs, needs.database, body.token, now)).proposal,
  ),
  ...handle(proposalCalls.commentByClient, (call) => commentByClient(needs, call.body, call)),
  ...handle(proposalCalls.acceptProposal, (call) => acceptByClient(needs, call.body, call)),
  ...handle(proposalCalls.downloadProposal, async ({ body, now }) => {
    const { proposal, stored, quoteId, accountId } = await openByLink(needs, needs.database, body.token, now)
    const made = { madeAt: stored.updatedAt.toISOString(), timeZone: await readTimeZone(needs.database, accountId) }
    const logo = await findLogo(needs.database, quoteId)
    const bytes = await drawPdf(proposalDocument(proposal, made, logo))
    return answerFile({ name: `PROPOSAL-${quoteId}.pdf`, bytes }, 'application/pdf')
  }),
  ...handle(proposalCalls.openLogo, async ({ body, now }) => {
    const { quoteId } = await openProposalLink(needs.database, needs.linkSecret, body.token, now)
    return logoFile(needs.database, quoteId)
  }),
})

async function logoFile(db: Queryable, quoteId: string) {
  const bytes = (await findLogo(db, quoteId)) ?? refuse('NotFound')
  return answerFile({ name: 'logo.jpg', bytes }, 'image/jpeg')
}
