import type { actingModes } from '@tessera/contract/middleware/operator/acting-models'
import type { CustomerType, PaymentTerms, PriceGroup } from '@tessera/contract/shop/constants'

/** Rights of a person within the account, as stored in the database; cookies only show them (ACC-5). */
export const rights = ['account-view', 'billing-view', 'billing-pay', 'buy', 'approve', 'can_create_user'] as const
export type AccountRight = (typeof rights)[number]

/** The caller: anonymous, a guest with a cart, or a customer. */
export interface Visitor {
  siteId: string
  /** The platform token as sent, after the platform has verified it. */
  bearer: BearerIdentity | undefined
  customer: Customer | undefined
  /** User agent of the browser. */
  agent?: string | undefined
}

export interface BearerIdentity {
  token: string
  userID: string
  isGuest: boolean
  /** Roles of this token. It may have been requested with fewer roles than its user has. */
  roles: readonly string[]
  /** Set if the token belongs to a member of the store's staff. */
  operator?: StoreOperator | undefined
  /** Set for users of the seller and of suppliers. */
  staff?: StaffMember | undefined
}

export interface StaffMember {
  userID: string
  name: string
  /** The supplier's ID; empty for users of the seller. */
  companyID: string
}

export interface StoreOperator {
  userID: string
  /** Shown to customers. */
  name: string
}

export interface Customer {
  sessionID: string
  personID: string
  platformUserID: string
  email: string
  firstName: string
  lastName: string
  rights: ReadonlySet<AccountRight>
  signedInAt: Date
  /** Set while a member of staff acts for this person. */
  acting: ActingStaff | null
  account: CustomerAccount
}

export interface ActingStaff {
  userID: string
  name: string
  mode: (typeof actingModes)[number]
}

export interface CustomerAccount {
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
  /** Of the account's default store; business days are days in it. */
  timeZone: string
}

export const isPro = ({ type, status }: CustomerAccount): boolean => type === 'Pro' && status === 'active'
/** Net terms mean credit: an active pro account that is not on hold and whose terms are not due at once. */
export const isNetPro = (account: CustomerAccount): boolean =>
  isPro(account) && account.terms !== 'Z000' && !account.onHold
/** Price group of the account; retail for everyone else. */
export const priceGroupOf = ({ customer }: Visitor): PriceGroup =>
  customer && isPro(customer.account) ? customer.account.priceGroup : 'RT'
