import type { Statement } from '@tessera/client/shop/types.gen'
import { formatMoney } from '@tessera/ui/format'

type Sums = Pick<Statement, 'openingCents' | 'chargesCents' | 'paymentsCents' | 'creditsCents' | 'closingCents'>

/** Opening balance, changes and closing balance in one line. */
export function BalanceLine({ openingCents, chargesCents, paymentsCents, creditsCents, closingCents }: Sums) {
  const parts = [
    ['Opening', '', openingCents],
    ['Charges', '+', chargesCents],
    ['Payments', '−', paymentsCents],
    ['Credits', '−', creditsCents],
    ['Closing', '=', closingCents],
  ] as const
  return (
    <dl className="grid gap-px border border-grout bg-grout tablet:grid-cols-5">
      {parts.map(([name, sign, cents]) => (
        <div key={name} className="flex justify-between gap-2 bg-surface px-4 py-3 tablet:grid tablet:justify-start">
          <dt className="text-sm text-stone">
            {sign && <span aria-hidden="true">{sign} </span>}
            {name}
          </dt>
          <dd className={name === 'Closing' ? 'tabular font-bold' : 'tabular'}>{formatMoney(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}
