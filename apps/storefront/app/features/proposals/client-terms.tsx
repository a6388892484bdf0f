import type { ClientProposal } from '@tessera/client/shop/types.gen'
import { CheckIcon } from '@tessera/ui/icons'
import { Moment } from '@tessera/ui/time-zone'
import { SignatureDrawing } from '../../kit/plans/signature-drawing.tsx'

/** Scope and exclusions, in the contractor's words. */
export function ClientTerms({ proposal: { scope, exclusions } }: { proposal: ClientProposal }) {
  const parts: [heading: string, text: string | null][] = [
    ['Scope of work', scope],
    ['Not included', exclusions],
  ]
  return parts.map(
    ([heading, text]) =>
      text && (
        <section key={heading} className="grid gap-2">
          <h2 className="text-2xl">{heading}</h2>
          <p className="max-w-text whitespace-pre-line wrap-anywhere">{text}</p>
        </section>
      ),
  )
}

/** The client's signature, or on paper the lines for both parties. */
export function ClientSignature({ proposal: { signature, company } }: { proposal: ClientProposal }) {
  if (!signature)
    return (
      <div className="hidden gap-16 pt-16 print:grid print:grid-cols-2">
        {['Accepted by the client', `For ${company}`].map((label) => (
          <p key={label} className="border-t border-ink pt-2">
            {label}, date
          </p>
        ))}
      </div>
    )
  return (
    <section
      aria-label="Signature"
      className="grid justify-items-start gap-3 border border-sage bg-surface p-5 tablet:p-8"
    >
      <p className="flex items-center gap-2 text-sage">
        <CheckIcon /> Accepted and signed
      </p>
      <SignatureDrawing name={signature.name} strokes={signature.strokes} />
      <p>
        {signature.name}, <Moment at={signature.signedAt} />
      </p>
      <p className="no-print text-sm text-stone">Want to change something? Leave a comment below.</p>
    </section>
  )
}
