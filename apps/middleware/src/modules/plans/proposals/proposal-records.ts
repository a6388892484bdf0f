import type { ClientProposal, Proposal } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

export interface ProposalRecords {
  comments: Proposal['comments']
  signatures: Proposal['signatures']
}

export const noRecords: ProposalRecords = { comments: [], signatures: [] }

/** Comments, oldest first, and signatures, newest first. */
export async function readProposalRecords(db: Queryable, quoteId: string): Promise<ProposalRecords> {
  const [comments, signatures] = await Promise.all([
    db.rows<ProposalRecords['comments'][number] & { at: Date }>(sql`
      select id, at, from_side as from, author, body as message from proposal_comments
      where quote_id = ${quoteId} order by at, id`),
    db.rows<ProposalRecords['signatures'][number] & { signedAt: Date }>(sql`
      select revision, name, strokes, signed_at as "signedAt", voided_at is not null as "isVoid"
      from proposal_signatures where quote_id = ${quoteId} order by revision desc`),
  ])
  return {
    comments: comments.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
    signatures: signatures.map((one) => ({ ...one, signedAt: new Date(one.signedAt).toISOString() })),
  }
}

/** The part of the records that a client reads. */
export function clientRecords(
  { comments, signatures }: ProposalRecords,
  revision: number,
): Pick<ClientProposal, 'comments' | 'signature' | 'isSupersededSignature'> {
  const signature = signatures.find((one) => one.revision === revision && !one.isVoid) ?? null
  return { comments, signature, isSupersededSignature: !signature && signatures.length > 0 }
}
