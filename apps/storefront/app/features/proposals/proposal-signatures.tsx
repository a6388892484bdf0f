import type { Proposal } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { Moment } from '@tessera/ui/time-zone'
import { SignatureDrawing } from '../../kit/plans/signature-drawing.tsx'

/** Signatures of the client, newest first. */
export function ProposalSignatures({ signatures }: Pick<Proposal, 'signatures'>) {
  if (signatures.length === 0) return null
  return (
    <section aria-labelledby="signatures" className="grid gap-3">
      <h2 id="signatures" className="text-2xl">
        Signatures
      </h2>
      <ul className="grid gap-px border border-grout bg-grout">
        {signatures.map((one) => (
          <li key={one.revision} className="grid content-start justify-items-start gap-2 bg-surface p-5">
            <Badge kind={one.isVoid ? 'plain' : 'success'}>{one.isVoid ? 'Void' : 'Valid'}</Badge>
            <SignatureDrawing name={one.name} strokes={one.strokes} />
            <p>
              {one.name}, <Moment at={one.signedAt} />
            </p>
            {one.isVoid && <p className="text-sm text-stone">The proposal was changed after it was signed.</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
