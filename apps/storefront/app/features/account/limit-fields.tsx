import { TextField } from '@tessera/ui/field'
import type { FormRefusal } from '../../http/form-refusal.ts'

interface Props {
  known?: { orderLimitCents: number | null; monthLimitCents: number | null }
  refusal: FormRefusal | undefined
}

const formatDollars = (cents: number | null | undefined): string =>
  typeof cents === 'number' ? (cents / 100).toFixed(2) : ''

const limits = [
  {
    name: 'orderLimit',
    label: 'Limit per order, in dollars',
    hint: 'Orders over it wait for approval or are blocked, as chosen below. Leave blank for no limit.',
  },
  {
    name: 'monthLimit',
    label: 'Limit per month, in dollars',
    hint: 'Resets on the 1st of each month (store time).',
  },
] as const

/** The spending limits of a user: per order and per month. */
export const LimitFields = ({ known, refusal }: Props) => (
  <div className="grid items-end gap-4 tablet:grid-cols-2">
    {limits.map(({ name, label, hint }) => (
      <TextField
        key={name}
        label={label}
        name={name}
        inputMode="decimal"
        maxLength={14}
        defaultValue={refusal?.typed[name] ?? formatDollars(known?.[`${name}Cents`])}
        error={refusal?.fields[name] ?? refusal?.fields[`${name}Cents`]}
        hint={hint}
        isOptional
      />
    ))}
  </div>
)
