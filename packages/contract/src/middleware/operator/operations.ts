import type { Model } from '../../kit/model.ts'
import type { CustomRole } from '../../platform/roles.ts'
import { defineCall } from '../kit.ts'
import { AccountChange, InvitedPerson, StaffAccount, StaffAccountPage } from './account-models.ts'
import { ActingCode, ActingRequest } from './acting-models.ts'
import { ShopAuditPage } from './audit-models.ts'
import { LineCancellation, OrderChangeEffect, OrderChangeWish, StaffOrderChange } from './change-models.ts'
import { FoundItems, findRoles } from './find-models.ts'
import {
  CompanyNameDecision,
  DecidedDispute,
  DisputeDecision,
  MadeDelivery,
  NewArrival,
  NewDelivery,
  OperatorTasks,
  OrderStep,
  QuoteAnswer,
  ReturnCredit,
  ReturnInspection,
  ReturnMove,
  SentRefund,
  StoreAnswer,
  StoreOffer,
  StoreRefusal,
  StoreStepReply,
} from './models.ts'
import { StaffOrder, StaffOrderPage } from './order-models.ts'
import { NextStep } from './picking-models.ts'
import { ProDecision } from './pro-models.ts'
import { SavedTemplate, StaffQuote, StaffQuotePage, TemplateToSave } from './quote-models.ts'
import { staffCall } from './staff-call.ts'

/** Calls that only read are open to people who may look at orders. */
const orderReaders = ['OrderAdmin', 'OrderReader'] as const

const forCredit = staffCall(['CreditAdmin'])

const path = (name: string) => `/api/operator/${name}` as const
const operatorAction = <const N extends string, const B extends Model>(name: N, summary: string, body: B) =>
  defineCall({
    id: `Operator.${name}`,
    verb: 'POST',
    path: path(name),
    summary,
    isAddition: true,
    access: 'operator',
    body,
  })

/** An action that has something to say. */
const operatorAnswer = <const N extends string, const M extends { body: Model; reply: Model }>(
  name: N,
  summary: string,
  models: M,
) =>
  defineCall({
    id: `Operator.${name}`,
    verb: 'POST',
    path: path(name),
    summary,
    isAddition: true,
    access: 'operator',
    ...models,
  })

/** Custom roles of staff on the phone with customers. */
const inviteRoles = ['ServiceAdmin', 'CounterSales', 'CreditAdmin'] as const satisfies readonly CustomRole[]

/** Tasks of store employees for customers. */
export const operatorCalls = {
  getDesk: defineCall({
    id: 'Operator.GetDesk',
    verb: 'GET',
    path: path('GetDesk'),
    summary: 'Lists open tasks of the store, of those that the person may decide.',
    isAddition: true,
    access: 'operator',
    roles: ['OrderAdmin', 'CreditAdmin'],
    reply: OperatorTasks,
  }),
  find: defineCall({
    id: 'Operator.Find',
    verb: 'GET',
    path: path('Find'),
    summary: 'Finds orders, accounts, people, products, quotes and invoices by number, name, phone, email or PO.',
    isAddition: true,
    access: 'operator',
    roles: [...new Set(Object.values(findRoles).flat())],
    query: ['q'],
    reply: FoundItems,
  }),
  listOrders: defineCall({
    id: 'Operator.ListOrders',
    verb: 'GET',
    path: path('ListOrders'),
    summary:
      'Lists orders of all customers, 50 a page: by view, customer, number, PO, job, name, email or phone, or up to 50 by their numbers.',
    isAddition: true,
    access: 'operator',
    roles: orderReaders,
    query: ['view', 'search', 'customerNumber', 'numbers', 'page'],
    reply: StaffOrderPage,
  }),
  getOrder: defineCall({
    id: 'Operator.GetOrder',
    verb: 'GET',
    path: path('GetOrder'),
    summary: 'Gets one order: lines, money, people, shipments, returns and timeline.',
    isAddition: true,
    access: 'operator',
    roles: orderReaders,
    query: ['number'],
    reply: StaffOrder,
  }),
  listQuotes: defineCall({
    id: 'Operator.ListQuotes',
    verb: 'GET',
    path: path('ListQuotes'),
    summary: 'Lists quotes of all customers, 50 a page: by view, by customer, by number, PO, job or name.',
    isAddition: true,
    access: 'operator',
    roles: findRoles.quote,
    query: ['view', 'search', 'customerNumber', 'page'],
    reply: StaffQuotePage,
  }),
  getQuote: defineCall({
    id: 'Operator.GetQuote',
    verb: 'GET',
    path: path('GetQuote'),
    summary: 'Gets one quote with prices, stock by lot, all offers with their differences, and messages.',
    isAddition: true,
    access: 'operator',
    roles: findRoles.quote,
    query: ['quotationId'],
    reply: StaffQuote,
  }),
  listAccounts: defineCall({
    id: 'Operator.ListAccounts',
    verb: 'GET',
    path: path('ListAccounts'),
    summary:
      'Lists customers, 50 a page: by view, by number, name, person, email, phone or account ID, with what they owe.',
    isAddition: true,
    access: 'operator',
    roles: findRoles.account,
    query: ['view', 'search', 'page'],
    reply: StaffAccountPage,
  }),
  getAccount: defineCall({
    id: 'Operator.GetAccount',
    verb: 'GET',
    path: path('GetAccount'),
    summary: 'Gets one customer: credit, terms, people with their limits, orders, quotes, documents and activity.',
    isAddition: true,
    access: 'operator',
    roles: findRoles.account,
    query: ['number'],
    reply: StaffAccount,
  }),
  changeAccount: defineCall({
    id: 'Operator.ChangeAccount',
    verb: 'POST',
    path: path('ChangeAccount'),
    summary: 'Changes terms, credit line, price group or hold of a Pro Account, with a reason.',
    isAddition: true,
    access: 'operator',
    roles: ['CreditAdmin'],
    body: AccountChange,
  }),
  openAsCustomer: defineCall({
    id: 'Operator.OpenAsCustomer',
    verb: 'POST',
    path: path('OpenAsCustomer'),
    summary:
      'A code that opens the shop once as this person, for 15 minutes, as the impersonation configuration allows.',
    isAddition: true,
    access: 'operator',
    roles: ['BuyerImpersonation'],
    body: ActingRequest,
    reply: ActingCode,
  }),
  invitePerson: defineCall({
    id: 'Operator.InvitePerson',
    verb: 'POST',
    path: path('InvitePerson'),
    summary: 'Invites a person into the account of a customer, for one of its managers; they set their own password.',
    isAddition: true,
    access: 'operator',
    roles: inviteRoles,
    body: InvitedPerson,
  }),
  listAudit: defineCall({
    id: 'Operator.ListAudit',
    verb: 'GET',
    path: path('ListAudit'),
    summary: 'Lists changes made in the shop, newest first, 50 a page: by record, customer, person, request and time.',
    isAddition: true,
    access: 'operator',
    reads: 'replica',
    roles: ['AuditReader'],
    query: ['object', 'customerNumber', 'person', 'requestId', 'from', 'to', 'olderThan'],
    reply: ShopAuditPage,
  }),
  getMessagePhoto: defineCall({
    id: 'Operator.GetMessagePhoto',
    verb: 'GET',
    path: path('GetMessagePhoto'),
    summary: 'Gets the photo or PDF of a message, or a photo of a return.',
    isAddition: true,
    access: 'operator',
    query: ['kind', 'messageId'],
    isFile: true,
  }),
  answerOrder: operatorAction(
    'AnswerOrderMessage',
    'Answers a customer about an order, on its page and by email.',
    StoreAnswer,
  ),
  answerQuote: operatorAction(
    'AnswerQuoteMessage',
    'Answers a customer about a quote, on its page and by email.',
    QuoteAnswer,
  ),
  moveReturn: operatorAction('MoveReturn', 'Approves, declines, receives or inspects a return.', ReturnMove),
  previewReturn: operatorAnswer('PreviewReturn', 'Previews the credit for boxes of a return.', {
    body: ReturnInspection,
    reply: ReturnCredit,
  }),
  offerQuote: operatorAction('OfferQuote', 'Sends the next version of a quote and emails the customer.', StoreOffer),
  declineQuote: operatorAction('DeclineQuote', 'Declines a quote with a reason.', StoreRefusal),
  saveTemplate: operatorAnswer(
    'SaveTemplate',
    'Saves a message template for all staff; without text it is deleted. Answers with the words it had.',
    { body: TemplateToSave, reply: SavedTemplate },
  ),
  moveOrder: operatorAction(
    'MoveOrder',
    'Reserves lines, picks them, marks them ready for pickup, or as backordered.',
    OrderStep,
  ),
  previewOrderChange: operatorAnswer(
    'PreviewOrderChange',
    'Previews the effect of an order change on price, tax, freight, stock and money.',
    { body: OrderChangeWish, reply: OrderChangeEffect },
  ),
  changeOrder: operatorAction(
    'ChangeOrder',
    'Changes quantities, adds a product, or changes address and date of an order; emails the customer.',
    StaffOrderChange,
  ),
  cancelLines: operatorAction(
    'CancelLines',
    'Cancels boxes of an order that have not shipped, or all of them; refunds them and emails the customer.',
    LineCancellation,
  ),
  takeNextStep: operatorAnswer(
    'TakeNextStep',
    'Moves an order to its next step: reserved, picked, shipped or ready for pickup, delivered.',
    { body: NextStep, reply: StoreStepReply },
  ),
  sendDelivery: operatorAnswer(
    'SendDelivery',
    'Ships all or some boxes of an order; invoices them and emails the customer.',
    { body: NewDelivery, reply: MadeDelivery },
  ),
  recordArrival: operatorAction('RecordArrival', 'A delivery has arrived, or was picked up.', NewArrival),
  decideCompanyName: forCredit(
    'DecideCompanyName',
    'POST',
    'Approves or declines a new company name and emails its managers.',
    { body: CompanyNameDecision },
  ),
  getCertificate: forCredit('GetCertificate', 'GET', 'Gets the tax or resale certificate of a Pro Account request.', {
    query: ['customerNumber'],
    isFile: true,
  }),
  decideProAccount: forCredit(
    'DecideProAccount',
    'POST',
    'Approves a Pro Account with prices and terms, declines it, or requests more information; emails the applicant.',
    { body: ProDecision },
  ),
  decideDispute: defineCall({
    id: 'Operator.DecideDispute',
    verb: 'POST',
    path: path('DecideDispute'),
    summary: 'Accepts a dispute with a credit memo that pays the invoice, or declines it; emails the customer.',
    isAddition: true,
    access: 'operator',
    roles: ['CreditAdmin'],
    body: DisputeDecision,
    reply: DecidedDispute,
  }),
  confirmRefund: forCredit('ConfirmRefund', 'POST', 'Records that a refund was sent.', { body: SentRefund }),
}
