import { TextField } from '@tessera/ui/field'
import type { FormRefusal } from '../../forms/form-refusal.ts'

interface Props {
  known?: { orderLimitCents: number | null; monthLimitCents: number | null }
  refusal: FormRefusal | undefined
}

const shown = (cents: number | null | undefined): string => (typeof cents === 'number' ? (cents / 100).toFixed(2) : '')

/** How much somebody may order at once, and in a month. */
export const LimitFields = ({ known, refusal }: Props) => (
  <div className="grid items-end gap-4 tablet:grid-cols-2">
    <TextField
      label="Limit per order, in dollars"
      name="orderLimit"
      inputMode="decimal"
      maxLength={14}
      defaultValue={refusal?.typed.orderLimit ?? shown(known?.orderLimitCents)}
      error={refusal?.fields.orderLimit ?? refusal?.fields.orderLimitCents}
      hint="Checkout refuses more. Empty means no limit."
      isOptional
    />
    <TextField
      label="Limit per month, in dollars"
      name="monthLimit"
      inputMode="decimal"
      maxLength={14}
      defaultValue={refusal?.typed.monthLimit ?? shown(known?.monthLimitCents)}
      error={refusal?.fields.monthLimit ?? refusal?.fields.monthLimitCents}
      hint="Starts anew on the first of each month."
      isOptional
    />
  </div>
)
