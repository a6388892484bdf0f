import type { PaymentRequest } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { ErrorSummary } from '@tessera/ui/error-summary'
import { TextField } from '@tessera/ui/field'
import { useState } from 'react'
import type { CardProblem } from './save-card-token.server.ts'

interface Props {
  request: PaymentRequest
  problem: CardProblem | undefined
  /** True for signed-in customers. */
  canSave: boolean
  /** True if the form for a saved card is above. */
  isSecond: boolean
}

/** A plain form that posts to the payment provider, never to us; the provider redirects back with a token. */
export function CardForm({ request, problem, canSave, isSecond }: Props) {
  const [isSaved, setSaved] = useState(false)
  return (
    <form method="post" action={request.tokenizeUrl} className="grid gap-4 tablet:grid-cols-2">
      <input type="hidden" name="requestId" value={request.requestId} />
      <input type="hidden" name="returnUrl" value={`/checkout/payment${isSaved ? '?saveCard=yes' : ''}`} />
      {problem && (
        <div className="tablet:col-span-2">
          <ErrorSummary message={problem.message} errors={problem.field ? [problem] : []} />
        </div>
      )}
      <CardFields problem={problem} />
      {canSave && (
        <Checkbox
          label="Save this card for next time"
          name="keep"
          checked={isSaved}
          onChange={(event) => setSaved(event.currentTarget.checked)}
          className="needs-script tablet:col-span-2"
        />
      )}
      <div className="tablet:col-span-2">
        <Button type="submit" kind={isSecond ? 'secondary' : 'primary'} size="Large">
          Continue to review
        </Button>
        <p className="mt-2 text-sm text-stone">You won’t be charged until you place the order.</p>
      </div>
    </form>
  )
}

function CardFields({ problem }: Pick<Props, 'problem'>) {
  const error = (field: string) => (problem?.field === field ? problem.message : undefined)
  return (
    <>
      <TextField
        label="Card number"
        name="number"
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={23}
        error={error('number')}
        className="tablet:col-span-2"
        required
      />
      <TextField
        label="Expires"
        name="expires"
        placeholder="MM/YY"
        autoComplete="cc-exp"
        maxLength={7}
        error={error('expires')}
        required
      />
      <TextField
        label="Security code"
        name="code"
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        error={error('code')}
        required
      />
      <TextField
        label="Name on the card"
        name="holder"
        autoComplete="cc-name"
        maxLength={100}
        error={error('holder')}
        className="tablet:col-span-2"
        required
      />
    </>
  )
}
