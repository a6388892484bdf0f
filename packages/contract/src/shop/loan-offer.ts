/** The lender's only offer. Its own page and the shop's pages say the same. */
export const loanOffer = { months: 12, aprPercent: 9.99 } as const

export interface LoanTerms {
  months: number
  aprPercent: number
  /** Each payment but the last, which is smaller by what rounding left. */
  monthlyCents: number
  lastCents: number
  interestCents: number
  totalCents: number
}

/** The payments of a loan in whole cents, with interest by the month. */
export function loanTermsFor(amountCents: number, { months, aprPercent } = loanOffer as LoanRate): LoanTerms {
  const rate = aprPercent / 1200
  const exact = rate === 0 ? amountCents / months : (amountCents * rate) / (1 - (1 + rate) ** -months)
  const monthlyCents = Math.ceil(exact)
  let owedCents = amountCents
  for (let month = 1; month < months; month += 1) owedCents += Math.round(owedCents * rate) - monthlyCents
  const lastCents = owedCents + Math.round(owedCents * rate)
  const totalCents = monthlyCents * (months - 1) + lastCents
  return { months, aprPercent, monthlyCents, lastCents, interestCents: totalCents - amountCents, totalCents }
}

interface LoanRate {
  months: number
  aprPercent: number
}
