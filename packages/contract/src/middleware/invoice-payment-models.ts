import { embed, flag, listOf, text } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { documentPrefixes } from '../shop/constants.ts'
import { cents, maybeCents, requiredList, requiredOneOf, requiredText } from './fields.ts'

/** Pending: the bank transfer takes days. */
export const paymentOutcomes = ['paid', 'challenge', 'working', 'pending', 'declined'] as const
/** Documents per payment, so that the receipt fits a page or two. */
export const maxPaidAtOnce = 200

const DocumentToPay = model('DocumentToPay', {
  documentId: requiredText(20),
  /** A partial amount, at most the open amount; by default all that is open and not disputed. */
  amountCents: maybeCents(),
  /** Reason for a partial payment. */
  reason: text(300),
})
/** Stored only by the bank; the shop stores the last four digits. */
const BankAccount = model('BankAccount', {
  routingNumber: requiredText(9),
  accountNumber: requiredText(17),
  holder: requiredText(100),
})
export const InvoicePaymentRequest = model('InvoicePaymentWish', {
  /** Idempotency key of the payment request; the header Idempotency-Key works too. */
  key: text(100),
  documents: requiredList(DocumentToPay),
  /** Uses open credits first, oldest first; with creditIds only these. */
  useCredits: flag(),
  creditIds: listOf(requiredText(20)),
  paymentToken: text(200),
  savedCardId: text(100),
  saveCard: flag(),
  /** Instead of a card: debited once, and booked when the money arrives. */
  bank: embed(BankAccount),
  /** The amount shown to the payer: if it has changed, the card is not charged. */
  expectedCents: maybeCents(),
  returnUrl: text(500),
})
const PaidDocument = model('PaidDocument', {
  documentId: requiredText(20),
  type: requiredOneOf(documentPrefixes),
  poNumber: text(60),
  jobName: text(100),
  amountCents: cents(),
  paidCents: cents(),
  byCardCents: cents(),
  byCreditCents: cents(),
  /** Open amount after this payment. */
  openCents: cents(),
})
const UsedCredit = model('UsedCredit', { documentId: requiredText(20), usedCents: cents(), openCents: cents() })
export const InvoicePayment = model('InvoicePayment', {
  paymentId: requiredText(40),
  status: requiredOneOf(paymentOutcomes),
  message: requiredText(400),
  /** The bank's page, while the payer has to confirm there. */
  nextUrl: text(400),
  /** Document ID of the payment. */
  receiptId: text(20),
  paidAt: text(40),
  paidBy: text(200),
  /** The card or the bank account. */
  cardText: text(100),
  totalCents: cents(),
  cardCents: cents(),
  creditCents: cents(),
  documents: requiredList(PaidDocument),
  credits: requiredList(UsedCredit),
})
