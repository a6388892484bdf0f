import { type EmailTemplate, type EmailTopicId, emailTemplates } from './email-templates.ts'

interface Topic {
  id: EmailTopicId
  label: string
  hint: string
  /** Always sent. */
  isFixed?: boolean
  /** Only companies receive these. */
  isPro?: boolean
}

/** Topics in page order. Marketing needs an explicit opt-in, so it is handled separately. */
export const emailTopics: readonly Topic[] = [
  {
    id: 'account',
    label: 'Your account',
    hint: 'Passwords, sign-in and team members.',
    isFixed: true,
  },
  {
    id: 'orders',
    label: 'Orders and payments',
    hint: 'Confirmations, approvals, cancellations, returns and receipts.',
    isFixed: true,
  },
  {
    id: 'deliveries',
    label: 'Deliveries and pickups',
    hint: 'When your order ships, with the tracking number, or is ready for pickup.',
  },
  { id: 'answers', label: 'Answers', hint: 'When we reply to a message about an order or quote.' },
  { id: 'quotes', label: 'Quotes', hint: 'When there’s a new or updated offer.' },
  { id: 'sheets', label: 'Selection sheets and proposals', hint: 'When a client comments or signs.' },
  {
    id: 'statements',
    label: 'Open invoices',
    hint: 'When there’s a new invoice, three days before an invoice is due, when it is overdue, and reminders you set.',
    isPro: true,
  },
  { id: 'stock', label: 'Stock', hint: 'When something you’re waiting for is in stock.' },
  {
    id: 'store',
    label: 'From your store',
    hint: 'Notes from our staff, such as changed hours or a price that will change.',
  },
  { id: 'marketing', label: 'News', hint: 'New tile and ideas, once a month.' },
]

const mutable: ReadonlySet<string> = new Set(emailTopics.filter(({ isFixed }) => !isFixed).map(({ id }) => id))

/** The topic under which a person turns this email off; null if it is always sent. */
export function topicOf(template: EmailTemplate): string | null {
  const group = emailTemplates[template]
  return mutable.has(group) ? group : null
}

export const topicsFor = (isPro: boolean): readonly Topic[] => emailTopics.filter((topic) => isPro || !topic.isPro)
