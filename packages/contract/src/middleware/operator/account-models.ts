import { flag, maybeFlag, oneOf, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { customerTypes, priceGroups } from '../../shop/constants.ts'
import { cents, count, day, maybeCents, requiredList, requiredOneOf, requiredText } from '../fields.ts'
import { pageOf } from '../lists/models.ts'
import { quoteStates } from '../quotes/models.ts'
import { StaffOrderRow } from './order-models.ts'

/** Lists of customers; each is a link. */
export const staffAccountViews = ['all', 'owing', 'overdue', 'hold', 'in-review'] as const
const accountStatuses = ['active', 'in-review', 'needs-info', 'declined', 'closed'] as const
const termsCodes = ['NT30', 'NT45', 'NT90', 'Z000'] as const

/** Shared by the list and the page of a customer. */
const accountFields = {
  /** The customer number. */
  number: requiredText(40),
  name: requiredText(200),
  type: requiredOneOf(customerTypes),
  status: requiredOneOf(accountStatuses),
  priceGroup: requiredOneOf(priceGroups),
  isOnHold: flag(),
  creditLineCents: cents(),
  /** Open on invoices and other debits. */
  openCents: cents(),
  overdueCents: cents(),
  storeName: text(100),
}

const StaffAccountRow = model('StaffAccountRow', {
  ...accountFields,
  /** As approval rules and promotions name the customer. */
  accountID: requiredText(40),
  /** Of the person who manages the account, or who came first. */
  contact: text(200),
  email: text(100),
  phone: text(40),
})
export const StaffAccountPage = pageOf('StaffAccountPage', StaffAccountRow)

const StaffAccountPerson = model('StaffAccountPerson', {
  /** Of the platform. */
  userID: requiredText(100),
  name: requiredText(200),
  email: requiredText(100),
  phone: text(40),
  status: requiredOneOf(['invited', 'active', 'locked'] as const),
  rights: requiredList(requiredText(40)),
  /** Null without a limit. */
  orderLimitCents: maybeCents(),
  monthLimitCents: maybeCents(),
  lastSignInAt: text(40),
})
const DeletedPerson = model('DeletedPerson', {
  userID: requiredText(100),
  name: requiredText(200),
  email: requiredText(100),
  deletedAt: requiredText(40),
})
const StaffAccountQuote = model('StaffAccountQuote', {
  quotationId: requiredText(40),
  state: requiredOneOf(quoteStates),
  jobName: text(100),
  totalCents: cents(),
  requestedAt: requiredText(40),
})
const StaffAccountDocument = model('StaffAccountDocument', {
  id: requiredText(40),
  label: requiredText(100),
  orderNumber: text(40),
  documentOn: day(),
  dueOn: day(),
  amountCents: cents(),
  openCents: cents(),
  isCredit: flag(),
})
const StaffAccountProject = model('StaffAccountProject', {
  projectId: requiredText(40),
  name: requiredText(200),
  stage: requiredOneOf(['planning', 'installing', 'done', 'archived'] as const),
  jobName: text(100),
  poNumber: text(60),
  /** The person who began it. */
  by: requiredText(200),
  changedAt: requiredText(40),
})
const StaffAccountEvent = model('StaffAccountEvent', {
  at: requiredText(40),
  text: requiredText(500),
  by: text(200),
})

export const StaffAccount = model('StaffAccount', {
  ...accountFields,
  storeId: text(40),
  terms: requiredOneOf(termsCodes),
  termsText: requiredText(100),
  /** Open invoices, and orders on terms that are not invoiced yet. */
  creditUsedCents: cents(),
  /** The part of it that is ordered and not invoiced. */
  orderedCents: cents(),
  creditFreeCents: cents(),
  /** A name that waits for a decision. */
  pendingName: text(200),
  createdAt: requiredText(40),
  timeZone: requiredText(40),
  /** Sent back with ChangeAccount, so that two people do not overwrite each other. */
  version: requiredText(40),
  /** The buyer on the platform that its people belong to. */
  buyerID: requiredText(100),
  people: requiredList(StaffAccountPerson),
  /** Deleted in the last 30 days, the newest first. Later their data is erased. */
  deletedPeople: requiredList(DeletedPerson),
  /** The newest ten; empty for tokens that may not read orders. */
  orders: requiredList(StaffOrderRow),
  orderCount: count(),
  quotes: requiredList(StaffAccountQuote),
  /** The ten that were changed last; empty for tokens that may not read orders. */
  projects: requiredList(StaffAccountProject),
  /** Open ones first. */
  documents: requiredList(StaffAccountDocument),
  /** The newest thirty. */
  activity: requiredList(StaffAccountEvent),
})

export const AccountChange = model('AccountChange', {
  customerNumber: requiredText(40),
  /** Of the account as it was read. */
  version: requiredText(40),
  /** Why; kept with the change. */
  reason: requiredText(300),
  /** A condition that is left out or null stays. */
  terms: oneOf(termsCodes),
  creditLineCents: maybeCents(),
  priceGroup: oneOf(priceGroups),
  isOnHold: maybeFlag(),
})

/** LIM-1: a page of the list; each of them is a transaction with its emails. */
export const maxPriceGroupChanges = 50

const CustomerPriceGroup = model('CustomerPriceGroup', {
  customerNumber: requiredText(40),
  /** The group as it was seen: someone else's change meanwhile is not overwritten. */
  seen: requiredOneOf(priceGroups),
})

/** One price group for several customers. */
export const PriceGroupChange = model('PriceGroupChange', {
  customers: requiredList(CustomerPriceGroup),
  priceGroup: requiredOneOf(priceGroups),
  /** Why; kept with each change. */
  reason: requiredText(300),
  /** Says what would happen, and changes nothing. */
  isPreview: flag(),
})

const PriceGroupResult = model('PriceGroupResult', {
  customerNumber: requiredText(40),
  /** Null for a number that is not known. */
  name: text(200),
  was: oneOf(priceGroups),
  result: requiredOneOf(['changed', 'same', 'refused'] as const),
  problem: text(300),
})
export const PriceGroupReport = model('PriceGroupReport', { customers: requiredList(PriceGroupResult) })

/** A person who joins the account of a customer. */
export const InvitedPerson = model('InvitedPerson', {
  customerNumber: requiredText(40),
  /** The manager of the account who asked for it, by the ID of the platform's user. */
  askedBy: requiredText(100),
  email: requiredText(100),
  firstName: requiredText(50),
  lastName: requiredText(50),
  /** None that the manager doesn't have. */
  rights: requiredList(requiredText(40)),
})

const personOfCustomer = { customerNumber: requiredText(40), email: requiredText(100) }

/** Keeps a person out of the shop, or lets them in again. */
export const PersonLock = model('PersonLock', {
  ...personOfCustomer,
  isLocked: flag(),
  /** Why; kept in the audit. */
  reason: text(300),
})
export const PersonReset = model('PersonReset', personOfCustomer)
/** By the ID of the platform's user: the address of a deleted person may belong to somebody else. */
export const PersonRestore = model('PersonRestore', { customerNumber: requiredText(40), userID: requiredText(100) })
