import type { Model } from '../../kit/model.ts'
import { CreditRefund, StatementDetail, StatementList } from '../billing/models.ts'
import {
  AccountLedger,
  NewPosting,
  PaymentsUnderWay,
  PostedDocument,
  PostingEffect,
  PostingRequest,
  PostingReversal,
  ReversedPosting,
  SentReminders,
  StaffDocument,
  StaffDocumentPage,
  StaffRefund,
  StaffReminder,
} from './document-models.ts'
import { findRoles } from './find-models.ts'
import { RewardBalance, RewardCorrection, RewardPayout, StaffRewardPage, StaffRewards } from './reward-models.ts'
import { staffCall } from './staff-call.ts'

const moneyRead = <const N extends string, const Q extends readonly string[], const M extends Model>(
  name: N,
  summary: string,
  query: Q,
  reply: M,
) => staffCall(findRoles.invoice)(name, 'GET', summary, { query, reply })

/** A custom role: no role of the platform means credit and receivables. */
const moneyAction = <const N extends string, const B extends Model, const M extends Model>(
  name: N,
  summary: string,
  body: B,
  reply: M,
) => staffCall(['CreditAdmin'])(name, 'POST', summary, { body, reply })

/** Invoices, payments and credits of all customers, as staff work on them. */
export const moneyCalls = {
  listDocuments: moneyRead(
    'ListDocuments',
    'Invoices, payments and credits of all customers, 50 a page: by view, by customer, by number, PO, job, check or name.',
    ['view', 'search', 'customerNumber', 'page'],
    StaffDocumentPage,
  ),
  getDocument: moneyRead(
    'GetDocument',
    'Gets one invoice, payment or credit with its lines, disputes and every transaction.',
    ['documentId'],
    StaffDocument,
  ),
  getLedger: moneyRead(
    'GetLedger',
    'Gets the ledger of a customer, newest first, 50 lines a page, with the balance after each line, ageing and credit.',
    ['customerNumber', 'page'],
    AccountLedger,
  ),
  previewPosting: moneyAction(
    'PreviewPosting',
    'Previews the effect of a posting on documents, balance and credit.',
    PostingRequest,
    PostingEffect,
  ),
  postDocument: moneyAction(
    'PostDocument',
    'Posts a check, an ACH payment, a credit memo or a write-off, or applies an open credit; tells the customer.',
    NewPosting,
    PostedDocument,
  ),
  reversePosting: moneyAction(
    'ReversePosting',
    'Takes back a check, an ACH payment, a credit memo or a write-off as a whole, once; what it paid is open again.',
    PostingReversal,
    ReversedPosting,
  ),
  refundCredit: moneyAction(
    'RefundCredit',
    'Holds the open amount of a credit for a refund to the customer; it is then sent and confirmed from the to-do list.',
    StaffRefund,
    CreditRefund,
  ),
  sendReminders: moneyAction(
    'SendReminders',
    'Reminds customers of open documents by email, each document once a day.',
    StaffReminder,
    SentReminders,
  ),
  listStatements: moneyRead(
    'ListStatements',
    'Lists the monthly statements of a customer, newest first, and the current month.',
    ['customerNumber'],
    StatementList,
  ),
  getStatement: moneyRead(
    'GetStatement',
    'Gets one statement of a customer with its lines.',
    ['customerNumber', 'statementId'],
    StatementDetail,
  ),
  listPaymentsUnderWay: moneyRead(
    'ListPaymentsUnderWay',
    'Payments of invoices that wait for a bank, a card or a person, of all customers or one, the oldest first.',
    ['customerNumber'],
    PaymentsUnderWay,
  ),
  listRewards: moneyRead(
    'ListRewards',
    'Lists accounts with points, 50 a page: balance, pending, tier and referrals to pay out; by view and by customer.',
    ['view', 'search', 'page'],
    StaffRewardPage,
  ),
  getRewards: moneyRead(
    'GetRewards',
    'Gets the points of a customer: tier, balance, sources and all activity.',
    ['customerNumber'],
    StaffRewards,
  ),
  adjustReward: moneyAction(
    'AdjustReward',
    'Adds points or takes them, with a reason that the customer reads.',
    RewardCorrection,
    RewardBalance,
  ),
  payOutRewards: moneyAction(
    'PayOutRewards',
    'Pays out the referral points of a customer now, instead of on the fifth of the month.',
    RewardPayout,
    RewardBalance,
  ),
}
