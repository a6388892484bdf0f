/** A change of the account's balance: above zero a charge, below zero a payment or a credit. */
export interface StatementMovement {
  kind: 'charge' | 'payment' | 'credit' | 'write-off' | 'refund'
  cents: number
}

export interface StatementSums {
  openingCents: number
  chargesCents: number
  paymentsCents: number
  creditsCents: number
  closingCents: number
}

const columns: Record<StatementMovement['kind'], 'chargesCents' | 'paymentsCents' | 'creditsCents'> = {
  charge: 'chargesCents',
  // a refund reduces the payments
  refund: 'paymentsCents',
  payment: 'paymentsCents',
  credit: 'creditsCents',
  'write-off': 'creditsCents',
}

export function statementOf(openingCents: number, movements: readonly StatementMovement[]): StatementSums {
  const sums = { openingCents, chargesCents: 0, paymentsCents: 0, creditsCents: 0 }
  for (const { kind, cents } of movements) sums[columns[kind]] += kind === 'charge' ? cents : -cents
  return { ...sums, closingCents: openingCents + sums.chargesCents - sums.paymentsCents - sums.creditsCents }
}
