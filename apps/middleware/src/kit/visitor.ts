import type { CustomerType, PaymentTerms, PriceGroup } from '@tessera/contract/shop/constants'

/** What a person may do for the account, as the database says; cookies only show it (ACC-5). */
export const rights = ['account-view', 'billing-view', 'billing-pay', 'buy', 'can_create_user'] as const
export type Right = (typeof rights)[number]

/** Whoever calls: nobody yet, a guest with a cart, or a customer. */
export interface Visitor {
  siteId: string
  /** The platform's token as sent, once the platform has vouched for it. */
  bearer: Bearer | undefined
  customer: Customer | undefined
  /** What the browser says about itself. */
  agent?: string | undefined
}

export interface Bearer {
  token: string
  userID: string
  isGuest: boolean
  /** What this token may do: it may have been asked for with less than its user has. */
  roles: readonly string[]
  /** Whoever works for the shop, as far as this token goes. */
  operator?: Operator | undefined
}

export interface Operator {
  userID: string
  /** Customers read it. */
  name: string
}

export interface Customer {
  sessionID: string
  personID: string
  platformUserID: string
  email: string
  firstName: string
  lastName: string
  rights: ReadonlySet<Right>
  signedInAt: Date
  account: Account
}

export interface Account {
  id: string
  number: string
  name: string
  type: CustomerType
  status: 'active' | 'in-review' | 'needs-info' | 'declined' | 'closed'
  priceGroup: PriceGroup
  salesOrganization: string
  distributionChannel: string
  siteId: string
  terms: PaymentTerms
  creditLineCents: number
  onHold: boolean
  preferredStore: string | null
}

export const isPro = ({ type, status }: Account): boolean => type === 'Pro' && status === 'active'
/** Net terms mean credit: a pro in good standing whose terms are not due at once. */
export const isNetPro = (account: Account): boolean => isPro(account) && account.terms !== 'Z000' && !account.onHold
/** Prices a visitor sees: those of the account, retail for everybody else. */
export const priceGroupOf = ({ customer }: Visitor): PriceGroup =>
  customer && isPro(customer.account) ? customer.account.priceGroup : 'RT'
