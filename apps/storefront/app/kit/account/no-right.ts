/** Why access was refused, and who can grant the right. */
export interface NoRight {
  code: string
  message: string
  /** Names of the account users who may grant rights. */
  managers: readonly string[]
}

interface NoRightText {
  title: string
  /** The right's label in the account users form. */
  right: string | null
}

const known: Record<string, NoRightText> = {
  'Account.NeedsView': { title: 'You don’t have access to all account orders', right: 'See all account orders' },
  'Billing.ProOnly': { title: 'Billing is for Pro Accounts', right: null },
  'Billing.NeedsView': { title: 'You don’t have access to billing', right: 'See bills and statements' },
  'Billing.NeedsPay': { title: 'You don’t have permission to pay bills', right: 'Pay bills' },
  'Rewards.ProOnly': { title: 'Rewards are for Pro Accounts', right: null },
  'Rewards.NeedsView': { title: 'You don’t have access to rewards', right: 'See all account orders' },
  'Quote.NeedsBuy': { title: 'You don’t have permission to place orders', right: 'Place orders' },
  'Session.NeedsManager': { title: 'You don’t have permission to manage users', right: 'Manage users' },
}

export const noRightText = ({ code }: NoRight): NoRightText =>
  known[code] ?? { title: 'You don’t have permission', right: null }
