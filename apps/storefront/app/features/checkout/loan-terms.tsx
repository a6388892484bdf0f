import { loanTermsFor } from '@tessera/contract/shop/loan-offer'
import { formatMoney } from '@tessera/ui/format'

/** Rate, term, payments and total of a loan for this order. */
export function LoanTerms({ amountCents }: { amountCents: number }) {
  const { months, aprPercent, monthlyCents, lastCents, interestCents, totalCents } = loanTermsFor(amountCents)
  const facts = [
    ['Amount financed', formatMoney(amountCents)],
    ['Annual percentage rate (APR)', `${aprPercent}%, fixed`],
    ['Monthly payments', `${months - 1} of ${formatMoney(monthlyCents)}, the last ${formatMoney(lastCents)}`],
    ['Interest', formatMoney(interestCents)],
    ['Total of payments', formatMoney(totalCents)],
  ]
  return (
    <dl className="grid w-full max-w-text gap-x-6 text-sm tablet:grid-cols-[auto_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-stone max-tablet:pt-2">{name}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
