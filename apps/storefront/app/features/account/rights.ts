/** Labels of the rights, in the order of the form. */
export const userRights = [
  { id: 'buy', label: 'Place orders', hint: 'Up to the spending limit, if set.' },
  {
    id: 'approve',
    label: 'Approve orders',
    hint: 'Orders over a team member’s limit. Only for people without a limit of their own.',
  },
  { id: 'account-view', label: 'See all account orders', hint: 'Not just their own.' },
  { id: 'billing-view', label: 'See bills and statements', hint: undefined },
  { id: 'billing-pay', label: 'Pay bills', hint: undefined },
  { id: 'can_create_user', label: 'Manage users', hint: 'Invite, lock and remove users.' },
] as const

const shortLabels: Record<string, string> = {
  buy: 'orders',
  approve: 'approves orders',
  'account-view': 'views all orders',
  'billing-view': 'views bills',
  'billing-pay': 'pays bills',
  can_create_user: 'manages users',
}

/** A short text such as `Orders, sees bills`, for a table. */
export function rightsText(held: readonly string[]): string {
  const labels = userRights.filter(({ id }) => held.includes(id)).map(({ id }) => shortLabels[id] ?? id)
  const text = labels.join(', ')
  return text ? text.slice(0, 1).toUpperCase() + text.slice(1) : 'View only'
}

/** Reads a typed dollar amount; undefined if it is not one. */
export function readCents(text: string): number | null | undefined {
  const plain = text.replace(/[$,\s]/g, '')
  if (plain === '') return null
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}
