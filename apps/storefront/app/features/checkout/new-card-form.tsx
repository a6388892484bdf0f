import type { PaymentRequest } from '@tessera/client/shop/types.gen'
import { Checkbox } from '@tessera/ui/choice-field'
import { useState } from 'react'
import { CardForm } from '../../kit/cards/card-form.tsx'
import type { RefusedCard } from '../../kit/cards/read-card.server.ts'

interface Props {
  request: PaymentRequest
  refused: RefusedCard | undefined
  billingZip: string
  /** The name on the card that was entered before. */
  holder: string
  /** True for signed-in customers. */
  canSave: boolean
  /** True if the form for a saved card is above. */
  isSecond: boolean
}

/** A new card for this order; saving it needs script, because only the return path tells it. */
export function NewCardForm({ request, refused, billingZip, holder, canSave, isSecond }: Props) {
  const [isSaved, setSaved] = useState(false)
  return (
    <CardForm
      request={request}
      returnUrl={`/checkout/payment${isSaved ? '?saveCard=yes' : ''}`}
      submit="Continue to review"
      note="You won’t be charged until you place the order."
      isPrimary={!isSecond}
      refused={refused}
      billingZip={billingZip}
      holder={holder}
    >
      {canSave && (
        <Checkbox
          label="Save this card for next time"
          name="keep"
          checked={isSaved}
          onChange={(event) => setSaved(event.currentTarget.checked)}
          className="needs-script tablet:col-span-2"
        />
      )}
    </CardForm>
  )
}
