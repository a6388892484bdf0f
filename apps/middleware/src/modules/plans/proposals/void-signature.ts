import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { getBrand } from '../client-brand/stored-brand.ts'
import type { LinkNeeds } from '../plan-needs.ts'
import type { StoredQuote } from '../quotes/stored-quote.ts'
import { signatureVoidEmails } from './proposal-emails.ts'
import { insertLink } from './share-proposal.ts'
import { findProposal } from './stored-proposal.ts'

/** A signature is for the revision that was read. After a change it is void, and both sides get an email. */
export async function voidSignature(
  db: Queryable,
  needs: Pick<LinkNeeds, 'linkSecret' | 'publicUrl'>,
  { quote, personID, now }: { quote: StoredQuote; personID: string; now: Date },
): Promise<void> {
  const signer = await db.find<{ name: string; email: string }>(sql`
    update proposal_signatures set voided_at = ${now}
    where quote_id = ${quote.id} and voided_at is null returning name, email`)
  const proposal = signer && (await findProposal(db, quote.id))
  if (!signer || !proposal) return
  const { company } = await getBrand(db, quote.accountId)
  const { url } = await insertLink(db, needs, { quoteId: quote.id, personID, now })
  for (const one of signatureVoidEmails(proposal, signer, { company, url, publicUrl: needs.publicUrl }))
    await queueEmail(db, one)
}
