import { listOf } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { documentPrefixes } from '../shop/constants.ts'
import { cents, choice, many, maybeCents, maybeOne, maybeWords, words, yes } from './fields.ts'

/** Pending: the bank transfer takes days. */
export const paymentOutcomes = ['paid', 'challenge', 'working', 'pending', 'declined'] as const
/** Documents per payment, so that the receipt fits a page or two. */
export const maxPaidAtOnce = 200

const DocumentToPay = model('DocumentToPay', {
  documentId: words(20),
  /** A partial amount, at most the open amount; by default all that is open and not disputed. */
  amountCents: maybeCents(),
  /** Reason for a partial payment. */
  reason: maybeWords(300),
})
/** Stored only by the bank; the shop stores the last four digits. */
const BankAccount = model('BankAccount', {
  routingNumber: words(9),
  accountNumber: words(17),
  holder: words(100),
})
export const InvoicePaymentWish = model('InvoicePaymentWish', {
  /** Idempotency key of the payment request; the header Idempotency-Key works too. */
  key: maybeWords(100),
  documents: many(DocumentToPay),
  /** Uses open credits first, oldest first; with creditIds only these. */
  useCredits: yes(),
  creditIds: listOf(words(20)),
  paymentToken: maybeWords(200),
  savedCardId: maybeWords(100),
  saveCard: yes(),
  /** Instead of a card: debited once, and booked when the money arrives. */
  bank: maybeOne(BankAccount),
  /** The amount shown to the payer: if it has changed, the card is not charged. */
  expectedCents: maybeCents(),
  returnUrl: maybeWords(500),
})
const PaidDocument = model('PaidDocument', {
  documentId: words(20),
  type: choice(documentPrefixes),
  poNumber: maybeWords(60),
  jobName: maybeWords(100),
  amountCents: cents(),
  paidCents: cents(),
  byCardCents: cents(),
  byCreditCents: cents(),
  /** Open amount after this payment. */
  openCents: cents(),
})
const UsedCredit = model('UsedCredit', { documentId: words(20), usedCents: cents(), openCents: cents() })
export const InvoicePayment = model('InvoicePayment', {
  paymentId: words(40),
  status: choice(paymentOutcomes),
  message: words(400),
  /** The bank's page, while the payer has to confirm there. */
  nextUrl: maybeWords(400),
  /** Document ID of the payment. */
  receiptId: maybeWords(20),
  paidAt: maybeWords(40),
  paidBy: maybeWords(200),
  /** The card or the bank account. */
  cardText: maybeWords(100),
  totalCents: cents(),
  cardCents: cents(),
  creditCents: cents(),
  documents: many(PaidDocument),
  credits: many(UsedCredit),
})
