/** Why somebody may not see something, and who can change that. */
export interface NoRight {
  code: string
  message: string
  /** By name, those of the account who may grant rights. */
  managers: readonly string[]
}

interface Words {
  title: string
  /** As it stands in the form of account users. */
  right: string | null
}

const known: Record<string, Words> = {
  'Account.NeedsView': { title: 'These are the orders of the whole account', right: 'See all orders of the account' },
  'Billing.ProOnly': { title: 'Billing is for Pro Accounts', right: null },
  'Billing.NeedsView': { title: 'You do not see the billing of this account', right: 'See bills and statements' },
  'Billing.NeedsPay': { title: 'You do not pay for this account', right: 'Pay bills' },
  'Rewards.ProOnly': { title: 'Rewards are for Pro Accounts', right: null },
  'Rewards.NeedsView': { title: 'You do not see the rewards of this account', right: 'See all orders of the account' },
  'Quote.NeedsBuy': { title: 'You do not place orders for this account', right: 'Place orders' },
  'Session.NeedsManager': { title: 'You do not manage the users of this account', right: 'Manage users' },
}

export const noRightWords = ({ code }: NoRight): Words =>
  known[code] ?? { title: 'Your account does not have this right', right: null }
