/** Topics of emails that a person can turn off, and those that are always sent. */
export type EmailTopicId =
  | 'account'
  | 'orders'
  | 'deliveries'
  | 'answers'
  | 'quotes'
  | 'sheets'
  | 'statements'
  | 'stock'
  | 'marketing'

/** `forms` answers a person who wrote to us, `client` goes to a contractor's client, `staff` to the people of the shop. */
type EmailGroup = EmailTopicId | 'forms' | 'client' | 'staff'

/** Every email of the shop, by template name, with the topic it belongs to. */
export const emailTemplates = {
  'account-terms': 'account',
  activation: 'account',
  'already-registered': 'account',
  'company-name': 'account',
  'email-asked': 'account',
  'email-changed': 'account',
  'email-confirm': 'account',
  farewell: 'account',
  invitation: 'account',
  locked: 'account',
  'password-changed': 'account',
  'pro-approved': 'account',
  'pro-declined': 'account',
  'pro-needs-info': 'account',
  'pro-received': 'account',
  removed: 'account',
  reset: 'account',
  unlocked: 'account',
  'users-changed': 'account',
  'approval-reminder': 'orders',
  'approval-requested': 'orders',
  'bank-returned': 'orders',
  'claim-approved': 'orders',
  'claim-declined': 'orders',
  'claim-refunded': 'orders',
  'credit-posted': 'orders',
  'dispute-accepted': 'orders',
  'dispute-declined': 'orders',
  'dispute-opened': 'orders',
  'invoices-paid': 'orders',
  'order-approved': 'orders',
  'order-awaiting-approval': 'orders',
  'order-canceled': 'orders',
  'order-part-canceled': 'orders',
  'order-changed': 'orders',
  'order-placed': 'orders',
  'order-declined': 'orders',
  'order-link': 'orders',
  'pay-request': 'orders',
  'payment-posted': 'orders',
  'platform-message': 'orders',
  'quote-ordered': 'orders',
  'return-approved': 'orders',
  'return-declined': 'orders',
  'return-refunded': 'orders',
  'order-picked-up': 'deliveries',
  'order-ready': 'deliveries',
  'order-shipped': 'deliveries',
  'order-answer': 'answers',
  'quote-answer': 'answers',
  'quote-offered': 'quotes',
  'proposal-comment': 'sheets',
  'proposal-signed': 'sheets',
  'proposal-void': 'sheets',
  'sheet-comment': 'sheets',
  'sheet-signed': 'sheets',
  'invoice-new': 'statements',
  'invoice-reminder': 'statements',
  'invoices-due': 'statements',
  'invoices-overdue': 'statements',
  'stock-back': 'stock',
  'consultation-booked': 'forms',
  'consultation-cancelled': 'forms',
  'contact-received': 'forms',
  'news-already': 'forms',
  'news-confirm': 'forms',
  'news-leave': 'forms',
  'news-welcome': 'forms',
  'stock-confirm': 'forms',
  'vendor-invitation': 'forms',
  'vendor-received': 'forms',
  proposal: 'client',
  'proposal-signed-client': 'client',
  'proposal-void-client': 'client',
  'sheet-shared': 'client',
  consultation: 'staff',
  'consultation-freed': 'staff',
  contact: 'staff',
  dispute: 'staff',
  'order-message': 'staff',
  'review-held': 'staff',
  'review-written': 'staff',
  'unpaid-orders': 'staff',
  'vendor-payment': 'staff',
} as const satisfies Record<string, EmailGroup>

export type EmailTemplate = keyof typeof emailTemplates
