/** The rights of a customer's people, as staff read them. */
export const rightWords: Readonly<Record<string, string>> = {
  'account-view': 'sees the account',
  'billing-view': 'sees invoices',
  'billing-pay': 'pays invoices',
  buy: 'buys',
  approve: 'approves orders',
  can_create_user: 'manages people',
}
