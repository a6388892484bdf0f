import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { formatCount, formatMoney } from '@tessera/ui/format'
import { Form } from 'react-router'
import { type FormRefusal, fieldsOf } from '../../http/form-refusal.ts'
import { redeemablePoints } from './format-points.ts'

interface Props {
  availablePoints: number
  /** The idempotency key of the form, so that a second submit redeems nothing. */
  formKey: string
  canRedeem: boolean
  refusal: FormRefusal | undefined
  isBusy: boolean
}

/** Redeems points for an account credit, in whole dollars. */
export function RedeemForm({ availablePoints, formKey, canRedeem, refusal, isBusy }: Props) {
  const maxPoints = redeemablePoints(availablePoints)
  if (maxPoints === 0) return <p className="text-stone">You can redeem for credit once you have 100 points.</p>
  if (!canRedeem)
    return <p className="text-stone">You need the “Pay bills” permission to redeem. An account manager can grant it.</p>
  return (
    <Form method="post" className="grid max-w-md justify-items-start gap-4">
      <input type="hidden" name="intent" value="redeem" />
      <input type="hidden" name="key" value={formKey} />
      <TextField
        label="Points to redeem"
        {...fieldsOf(refusal)('points')}
        hint={`Multiples of 100, up to ${formatCount(maxPoints)} (${formatMoney(maxPoints)}).`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        className="w-full"
        required
      />
      <Button type="submit" kind="primary" isBusy={isBusy}>
        Redeem for credit
      </Button>
    </Form>
  )
}
