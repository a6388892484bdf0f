import type { ClientProposal } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { refuse } from '../../../kit/shop-error.ts'
import { getBrand } from '../client-brand/stored-brand.ts'
import type { LinkNeeds } from '../plan-needs.ts'
import { findAnyQuote } from '../quotes/stored-quote.ts'
import { readProposalRecords } from './proposal-records.ts'
import { clientProposal } from './proposal-view.ts'
import { openProposalLink } from './share-proposal.ts'
import { findProposal, type StoredProposal } from './stored-proposal.ts'

export interface OpenedProposal {
  quoteId: string
  accountId: string
  linkId: string
  stored: StoredProposal
  proposal: ClientProposal
}

/** Reads the current proposal for the holder of the link. */
export async function openByLink(
  { catalog, linkSecret }: Pick<LinkNeeds, 'catalog' | 'linkSecret'>,
  db: Queryable,
  token: string,
  now: Date,
): Promise<OpenedProposal> {
  const { quoteId, linkId } = await openProposalLink(db, linkSecret, token, now)
  const quote = await findAnyQuote(db, quoteId)
  const stored = await findProposal(db, quoteId)
  if (!quote || !stored) return refuse('Proposal.LinkInvalid')
  const brand = await getBrand(db, quote.accountId)
  const records = await readProposalRecords(db, quoteId)
  const proposal = clientProposal(catalog, quote, { proposal: stored, brand, records })
  return { quoteId, accountId: quote.accountId, linkId, stored, proposal }
}
