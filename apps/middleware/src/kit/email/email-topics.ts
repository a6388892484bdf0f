interface Topic {
  id: string
  label: string
  hint: string
  /**
   * Email templates of this topic. Templates without a topic are always sent: they concern the account or answer a
   * form.
   */
  templates: readonly string[]
  isFixed?: boolean
  /** Only companies receive these. */
  isPro?: boolean
}

/**
 * Topics that a person can turn off, in page order. Marketing needs an explicit opt-in, so it is handled separately.
 */
export const emailTopics = [
  {
    id: 'account',
    label: 'Your account',
    hint: 'Passwords, sign-in and team members.',
    templates: [],
    isFixed: true,
  },
  {
    id: 'orders',
    label: 'Orders and payments',
    hint: 'Confirmations, cancellations, returns and receipts.',
    templates: [],
    isFixed: true,
  },
  {
    id: 'deliveries',
    label: 'Deliveries',
    hint: 'When your order ships, with the tracking number.',
    templates: ['order-shipped'],
  },
  {
    id: 'answers',
    label: 'Answers',
    hint: 'When we reply to a message about an order or quote.',
    templates: ['order-answer', 'quote-answer'],
  },
  { id: 'quotes', label: 'Quotes', hint: 'When there’s a new or updated offer.', templates: ['quote-offered'] },
  {
    id: 'sheets',
    label: 'Selection sheets',
    hint: 'When a client comments or signs.',
    templates: ['sheet-signed', 'sheet-comment'],
  },
  {
    id: 'statements',
    label: 'Open invoices',
    hint: 'Three days before an invoice is due, and when it is overdue.',
    templates: ['invoices-due', 'invoices-overdue'],
    isPro: true,
  },
  { id: 'stock', label: 'Stock', hint: 'When something you’re waiting for is in stock.', templates: ['stock-back'] },
  { id: 'marketing', label: 'News', hint: 'New tile and ideas, once a month.', templates: [] },
] as const satisfies readonly Topic[]

const byTemplate = new Map<string, string>(
  emailTopics.flatMap(({ id, templates }) => templates.map((template) => [template, id] as const)),
)

export const topicOf = (template: string): string | null => byTemplate.get(template) ?? null

export const topicsFor = (isPro: boolean): readonly Topic[] =>
  emailTopics.filter((topic: Topic) => isPro || !topic.isPro)
