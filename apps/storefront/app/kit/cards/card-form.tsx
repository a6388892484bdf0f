import type { PaymentRequest } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { ErrorSummary } from '@tessera/ui/error-summary'
import type { ReactNode } from 'react'
import { CardFields } from './card-fields.tsx'
import type { RefusedCard } from './read-card.server.ts'
import { TestCards } from './test-cards.tsx'

interface Props {
  request: PaymentRequest
  /** Our path that the provider redirects the customer to. */
  returnUrl: string
  submit: string
  note: string
  isPrimary?: boolean | undefined
  refused: RefusedCard | undefined
  /** Known from the billing address. */
  billingZip?: string | undefined
  /** The name on the card that was entered before. */
  holder?: string | undefined
  /** Above the button: a choice that goes with the card. */
  children?: ReactNode | undefined
}

/**
 * A plain form that is sent to the payment provider, never to us. After a refusal the provider keeps everything but the
 * number and the security code, which no one may store.
 */
export function CardForm(props: Props) {
  const { request, returnUrl, submit, note, isPrimary = true, refused, billingZip = '', holder = '', children } = props
  return (
    <form method="post" action={request.tokenizeUrl} className="grid gap-4 tablet:grid-cols-2">
      <input type="hidden" name="requestId" value={request.requestId} />
      <input type="hidden" name="returnUrl" value={returnUrl} />
      {refused && (
        <div className="grid gap-2 tablet:col-span-2">
          <ErrorSummary {...summaryOf(refused)} />
          <p className="text-sm text-stone">For your security, enter the card number and security code again.</p>
        </div>
      )}
      <CardFields key={request.requestId} refused={refused} billingZip={billingZip} holder={holder} />
      {children}
      <div className="grid justify-items-start gap-2 tablet:col-span-2">
        <Button type="submit" kind={isPrimary ? 'primary' : 'secondary'} size="Large">
          {submit}
        </Button>
        <p className="text-sm text-stone">{note}</p>
      </div>
      <TestCards cards={request.testCards} />
    </form>
  )
}

const summaryOf = ({ field, message }: RefusedCard) =>
  field ? { title: 'Check your card details', errors: [{ field, message }] } : { title: message }
