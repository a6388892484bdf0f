import type { PaymentRequest } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { ErrorSummary } from '@tessera/ui/error-summary'
import { TextField } from '@tessera/ui/field'

interface Props {
  request: PaymentRequest
  /** Our path that the provider redirects the customer to. */
  returnUrl: string
  submit: string
  note: string
  isPrimary?: boolean | undefined
  problem: { field: string; message: string } | undefined
}

/** A plain form that is sent to the payment provider, never to us. */
export function CardForm({ request, returnUrl, submit, note, isPrimary = true, problem }: Props) {
  const error = (field: string) => (problem?.field === field ? problem.message : undefined)
  return (
    <form method="post" action={request.tokenizeUrl} className="grid gap-4 tablet:grid-cols-2">
      <input type="hidden" name="requestId" value={request.requestId} />
      <input type="hidden" name="returnUrl" value={returnUrl} />
      {problem && (
        <div className="tablet:col-span-2">
          <ErrorSummary message={problem.message} errors={problem.field ? [problem] : []} />
        </div>
      )}
      {fields.map(({ name, isWide, ...field }) => (
        <TextField
          key={name}
          name={name}
          {...field}
          error={error(name)}
          className={isWide ? 'tablet:col-span-2' : undefined}
          required
        />
      ))}
      <div className="grid justify-items-start gap-2 tablet:col-span-2">
        <Button type="submit" kind={isPrimary ? 'primary' : 'secondary'}>
          {submit}
        </Button>
        <p className="text-sm text-stone">{note}</p>
      </div>
    </form>
  )
}

const fields = [
  {
    name: 'number',
    label: 'Card number',
    inputMode: 'numeric',
    autoComplete: 'cc-number',
    maxLength: 23,
    isWide: true,
  },
  { name: 'expires', label: 'Expires', placeholder: 'MM/YY', autoComplete: 'cc-exp', maxLength: 7, isWide: false },
  { name: 'code', label: 'Security code', inputMode: 'numeric', autoComplete: 'cc-csc', maxLength: 4, isWide: false },
  { name: 'holder', label: 'Name on the card', autoComplete: 'cc-name', maxLength: 100, isWide: true },
] as const
