import { formatMoney } from '@tessera/ui/format'

interface Props {
  rows: readonly (readonly [label: string, cents: number])[]
  totalCents: number
}

/** The parts of a total, and the total. */
export const TotalList = ({ rows, totalCents }: Props) => (
  <dl className="grid gap-2">
    {rows.map(([label, cents]) => (
      <div key={label} className="flex justify-between gap-4">
        <dt className="text-stone">{label}</dt>
        <dd className="tabular">{formatMoney(cents)}</dd>
      </div>
    ))}
    <div className="flex items-baseline justify-between gap-4 border-t border-ink pt-3">
      <dt>Total</dt>
      <dd className="tabular font-display text-3xl">{formatMoney(totalCents)}</dd>
    </div>
  </dl>
)
