import { flag, oneOf, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { priceGroups } from '../../shop/constants.ts'
import { maybeCents, requiredList, requiredOneOf, requiredText } from '../fields.ts'
import { pageOf } from '../lists/models.ts'
import { StaffTemplate } from './quote-models.ts'

/** Lists of requests; each is a link. */
export const proRequestViews = ['waiting', 'asked', 'declined', 'all'] as const

const requestFields = {
  customerNumber: requiredText(40),
  account: requiredText(200),
  contact: requiredText(200),
  email: requiredText(100),
  phone: text(30),
  trade: text(60),
  taxId: text(30),
  website: text(200),
  place: text(200),
  expectedVolume: text(40),
  referredBy: text(40),
  wantsTerms: flag(),
  hasCertificate: flag(),
  askedAt: requiredText(40),
}
export const WaitingPro = model('WaitingProAccount', {
  ...requestFields,
  status: requiredOneOf(['in-review', 'needs-info'] as const),
})

/** An approved request is a customer like others. */
const proRequestStatuses = ['in-review', 'needs-info', 'declined', 'active', 'closed'] as const
const ProRequestRow = model('ProRequestRow', { ...requestFields, status: requiredOneOf(proRequestStatuses) })
export const ProRequestPage = pageOf('ProRequestPage', ProRequestRow)

const ProRequestEvent = model('ProRequestEvent', {
  at: requiredText(40),
  by: text(200),
  decision: requiredOneOf(['approve', 'decline', 'ask'] as const),
  /** The reason or the question. */
  text: text(500),
})
export const ProRequest = model('ProRequest', {
  ...requestFields,
  status: requiredOneOf(proRequestStatuses),
  /** Decisions so far, oldest first. */
  history: requiredList(ProRequestEvent),
  /** The oldest other request that waits for a decision; null if there is none. */
  nextNumber: text(40),
  /** Words for applicants. */
  templates: requiredList(StaffTemplate),
})

const proDecisions = ['approve', 'decline', 'ask'] as const
export const ProDecision = model('ProAccountDecision', {
  customerNumber: requiredText(40),
  decision: requiredOneOf(proDecisions),
  /** For an approval; the first group by default. */
  priceGroup: oneOf(priceGroups),
  /** For an approval; due at once by default. */
  terms: text(4),
  creditLineCents: maybeCents(),
  /** The reason or the missing information, shown to the customer. */
  text: text(500),
})
