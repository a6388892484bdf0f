/** The conditions of an account that staff change. */
export interface AccountConditions {
  terms: string
  creditLineCents: number
  priceGroup: string
  isOnHold: boolean
}

export interface ChangeableAccount extends AccountConditions {
  type: string
  status: string
}

export type AccountChangeDecision =
  | { problem: string; field?: keyof AccountConditions | 'reason' }
  | { before: Partial<AccountConditions>; after: Partial<AccountConditions> }

/** More than this is a typing error. */
const maxCreditLineCents = 1_000_000_000

const fields = ['terms', 'creditLineCents', 'priceGroup', 'isOnHold'] as const

/** Compares what is wished with what is. Only what differs is changed; nothing differs in a repeat. */
export function decideAccountChange(
  account: ChangeableAccount,
  wanted: { [Field in keyof AccountConditions]?: AccountConditions[Field] | null | undefined },
): AccountChangeDecision {
  const { creditLineCents, priceGroup } = wanted
  if (account.type !== 'Pro') return { problem: 'Only Pro Accounts have terms, a credit line and prices of their own.' }
  if (account.status !== 'active') return { problem: 'This account isn’t active. Decide its request first.' }
  if (creditLineCents != null && (creditLineCents < 0 || creditLineCents > maxCreditLineCents))
    return { field: 'creditLineCents', problem: 'Enter a credit line from $0 to $10,000,000.' }
  if (priceGroup === 'RT') return { field: 'priceGroup', problem: 'A Pro Account has prices of its own.' }
  const changed = fields.filter((field) => wanted[field] != null && wanted[field] !== account[field])
  const pick = (from: object) =>
    Object.fromEntries(changed.map((field) => [field, (from as Record<string, unknown>)[field]]))
  return { before: pick(account), after: pick(wanted) }
}
