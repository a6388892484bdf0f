import type { Proposal } from '@tessera/client/shop/types.gen'
import { Notice } from '@tessera/ui/notice'

/** The result of the last action, a valid signature, and a newer offer. */
export function ProposalNotices({ proposal, message }: { proposal: Proposal; message: string | undefined }) {
  const signed = proposal.signatures.find(({ isVoid }) => !isVoid)
  return (
    <>
      {message && (
        <Notice kind="success" isLive>
          {message}
        </Notice>
      )}
      {signed && (
        <Notice kind="warning" title={`Signed by ${signed.name}`}>
          Saving a change voids the signature and asks your client to sign again.
        </Notice>
      )}
      {proposal.isOutdated && <Notice kind="warning">There’s a newer offer. Save proposal to use its prices.</Notice>}
    </>
  )
}
