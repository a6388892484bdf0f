import { type PaymentTerms, paymentTerms } from '@tessera/contract/shop/constants'
import { describeAction } from '@tessera/domain/audit/action-words'
import { formatDollars } from '@tessera/domain/format-dollars'
import { termsLabels } from '../../checkout/methods/terms-labels.ts'

/** An audit record of an account. */
export interface AccountActionFact {
  at: string
  by: string | null
  action: string
  object: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** `Changed the account: terms Net 30 days → Net 45 days. Reason: paid on time for a year`. */
export function describeAccountAction({
  action,
  object,
  before,
  after,
}: Pick<AccountActionFact, 'action' | 'object' | 'before' | 'after'>): string {
  const name = describeAction(action)
  if (action === 'account.email') return `${name}: ${String(after?.subject ?? '')}`.slice(0, 500)
  if (action !== 'account.change') return /^[\w-]{1,20}$/.test(object) ? `${name} ${object}` : name
  const changes = Object.keys(labels).flatMap((field) =>
    after && field in after
      ? [`${labels[field]} ${valueText(field, before?.[field])} → ${valueText(field, after[field])}`]
      : [],
  )
  return `${name}: ${changes.join(', ')}. Reason: ${String(after?.reason ?? '')}`.slice(0, 500)
}

const labels: Readonly<Record<string, string>> = {
  terms: 'terms',
  creditLineCents: 'credit line',
  priceGroup: 'price group',
  isOnHold: 'hold',
}

const isTerms = (value: unknown): value is PaymentTerms =>
  typeof value === 'string' && Object.hasOwn(paymentTerms, value)

function valueText(field: string, value: unknown): string {
  if (field === 'terms' && isTerms(value)) return termsLabels[value]
  if (field === 'creditLineCents') return formatDollars(Number(value))
  if (field === 'isOnHold') return value ? 'on' : 'off'
  return String(value)
}
