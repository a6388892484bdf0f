import { listOf } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { documentPrefixes } from '../shop/constants.ts'
import { cents, choice, many, maybeCents, maybeOne, maybeWords, words, yes } from './fields.ts'

/** Pending: the bank has been asked and takes its days. */
export const paymentOutcomes = ['paid', 'challenge', 'working', 'pending', 'declined'] as const
/** At once, so that the receipt fits a page or two. */
export const maxPaidAtOnce = 200

const DocumentToPay = model('DocumentToPay', {
  documentId: words(20),
  /** A part of it; what is open and not disputed unless told. Never more than is open. */
  amountCents: maybeCents(),
  /** Why only a part. */
  reason: maybeWords(300),
})
/** Kept nowhere but with the bank: what stays here is the last four digits. */
const BankAccount = model('BankAccount', {
  routingNumber: words(9),
  accountNumber: words(17),
  holder: words(100),
})
export const InvoicePaymentWish = model('InvoicePaymentWish', {
  /** The same wish has the same key, however often it is sent; the header Idempotency-Key does as well. */
  key: maybeWords(100),
  documents: many(DocumentToPay),
  /** Open credits go first, the oldest before the others; with creditIds only these. */
  useCredits: yes(),
  creditIds: listOf(words(20)),
  paymentToken: maybeWords(200),
  savedCardId: maybeWords(100),
  saveCard: yes(),
  /** Instead of a card: it is debited once, and booked when the money is here. */
  bank: maybeOne(BankAccount),
  /** What the payer was shown for the card: if it has become another sum nothing is charged. */
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
  /** After this payment. */
  openCents: cents(),
})
const UsedCredit = model('UsedCredit', { documentId: words(20), usedCents: cents(), openCents: cents() })
export const InvoicePayment = model('InvoicePayment', {
  paymentId: words(40),
  status: choice(paymentOutcomes),
  message: words(400),
  /** The bank's page, while it wants to hear from the payer. */
  nextUrl: maybeWords(400),
  /** The payment in the books. */
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
