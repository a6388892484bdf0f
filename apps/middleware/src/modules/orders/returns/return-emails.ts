import { button, facts, quote } from '@tessera/domain/email/email-content'
import { formatDollars } from '@tessera/domain/format-dollars'
import type { EmailTemplate } from '../../../kit/email/email-templates.ts'
import type { Email } from '../../../kit/email/queue-email.ts'
import { accountEmail } from '../../people/accounts/account-emails.ts'

export interface ReturnNotice {
  email: string
  firstName: string
  id: string
  orderId: string
  kind: 'return' | 'damage'
  status: string
  answer: string | null
  cents: number | null
  /** 'Visa ending in 4242' */
  creditTo: string | null
  /** '12 boxes and 1 sample' */
  what: string
  /** Where boxes are brought back. */
  store: string | null
}

interface ReturnNews {
  template: EmailTemplate
  subject: (notice: ReturnNotice) => string
  sentence: (notice: ReturnNotice) => string
}

const news: Readonly<Record<string, ReturnNews>> = {
  'return approved': {
    template: 'return-approved',
    subject: ({ id }) => `Your return ${id} is approved`,
    sentence: ({ store }) => `Your return is approved. Bring the sealed boxes to ${store ?? 'your store'}.`,
  },
  'return declined': {
    template: 'return-declined',
    subject: ({ id }) => `About your return ${id}`,
    sentence: () => 'We’re sorry, we couldn’t approve your return this time.',
  },
  'return refunded': {
    template: 'return-refunded',
    subject: ({ id }) => `Your refund for return ${id}`,
    sentence: () => 'We received your return and refunded it.',
  },
  'damage approved': {
    template: 'claim-approved',
    subject: ({ id }) => `We received your claim ${id}`,
    sentence: () => 'We received your claim. Please keep the damaged tiles until it’s resolved.',
  },
  'damage declined': {
    template: 'claim-declined',
    subject: ({ id }) => `About your claim ${id}`,
    sentence: () => 'We’re sorry, we couldn’t approve your claim this time.',
  },
  'damage refunded': {
    template: 'claim-refunded',
    subject: ({ id }) => `Your refund for claim ${id}`,
    sentence: () => 'We accepted your claim and refunded it.',
  },
}

/** Undefined for steps that no one is told about. */
export function findReturnEmail(notice: ReturnNotice, publicUrl: string): Email | undefined {
  const found = news[`${notice.kind} ${notice.status}`]
  if (!found) return undefined
  const { id, kind, orderId, answer, cents, creditTo, what } = notice
  const isRefunded = notice.status === 'refunded'
  return accountEmail(
    found.template,
    notice,
    found.subject(notice),
    [
      found.sentence(notice),
      answer ? quote(answer) : null,
      facts({
        [kind === 'damage' ? 'Claim' : 'Return']: id,
        Order: orderId,
        Items: what,
        Refund: isRefunded ? formatDollars(cents ?? 0) : null,
        'Refunded to': isRefunded ? (creditTo ?? 'Your account') : null,
      }),
      button('View your order', `${publicUrl}/account/orders/${encodeURIComponent(orderId)}`),
    ],
    publicUrl,
  )
}
