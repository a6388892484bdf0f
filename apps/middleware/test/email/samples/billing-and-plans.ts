import { bankReturnedEmail } from '@tessera/middleware/modules/ledger/invoice-payment/bank-returned-email'
import { receiptEmail } from '@tessera/middleware/modules/ledger/invoice-payment/receipt-email'
import { disputeDecidedEmail } from '@tessera/middleware/modules/ledger/invoices/dispute-decided-email'
import { disputeEmail, disputeOpenedEmail } from '@tessera/middleware/modules/ledger/invoices/dispute-emails'
import { newInvoiceEmail } from '@tessera/middleware/modules/ledger/invoices/invoice-email'
import {
  dueEmail,
  invoiceReminderEmail,
  payRequestEmail,
} from '@tessera/middleware/modules/ledger/reminders/reminder-emails'
import { creditPostedEmail, paymentPostedEmail } from '@tessera/middleware/modules/operator/money/posting-emails'
import { postingReversedEmail } from '@tessera/middleware/modules/operator/money/reversal-email'
import { payLinkEmail } from '@tessera/middleware/modules/operator/pay-links/pay-link-email'
import { proposalEmail } from '@tessera/middleware/modules/plans/proposals/proposal-email'
import {
  proposalCommentEmail,
  proposalSignedEmails,
  signatureVoidEmails,
} from '@tessera/middleware/modules/plans/proposals/proposal-emails'
import { quoteAnswerEmail, quoteOfferEmail } from '@tessera/middleware/modules/plans/quotes/quote-emails'
import {
  sheetCommentEmail,
  sheetSharedEmail,
  sheetSignedEmail,
} from '@tessera/middleware/modules/plans/selection-sheets/sheet-emails'
import { company, lee, shopUrl } from './sample-reader.ts'

const invoice = { id: 'RV90000012', dueOn: '2026-11-19', openCents: 124_336 }
const other = { id: 'RV90000015', dueOn: '2026-11-20', openCents: 9_990 }
const dispute = {
  documentId: 'RV90000012',
  orderNumber: '4500000137',
  cents: 9_990,
  reason: 'Two <boxes> were missing.',
  by: { ...lee, name: 'Lee Park', customerNumber: '1000001' },
}
const decided = {
  documentId: 'RV90000012',
  disputedCents: 9_990,
  creditId: null,
  creditedCents: 0,
  openCents: 124_336,
}
const sheet = {
  id: 'S1000003',
  name: 'Main bath <master>',
  version: 2,
  company,
  owner: 'Grace Sorensen',
  ownerEmail: 'grace@northline.example',
  ownerFirstName: 'Grace',
  clientName: 'Dana & Kim Reed',
}

const proposal = {
  quoteId: 'Q3000006',
  title: 'Main bath remodel',
  preparerEmail: 'grace@northline.example',
  preparerFirstName: 'Grace',
}
const signer = { name: 'Dana & Kim Reed', email: 'dana@example.com' }
const sides = { company, url: `${shopUrl}/proposal/abc.def`, publicUrl: shopUrl }
const [signed, signedClient] = proposalSignedEmails(proposal, signer, sides)
const [voided, voidedClient] = signatureVoidEmails(proposal, signer, sides)
if (!signed || !signedClient || !voided || !voidedClient) throw new Error('both sides are told')

const postedMoney = {
  documentId: 'DZ90000045',
  amountCents: 130_000,
  remainderCents: 664,
  reason: null,
  documents: [
    { documentId: 'RV90000012', cents: 124_336, openCents: 0 },
    { documentId: 'RV90000015', cents: 5000, openCents: 4990 },
  ],
}

export const billingAndPlanEmails = {
  'proposal-signed': signed,
  'proposal-signed-client': signedClient,
  'proposal-void': voided,
  'proposal-void-client': voidedClient,
  'proposal-comment': proposalCommentEmail(proposal, 'Dana Reed', 'Is <demolition> included?', shopUrl),
  'invoices-paid': receiptEmail(
    lee,
    {
      paymentId: 'pay-1',
      receiptId: 'DZ90000044',
      cardCents: 124_336,
      creditCents: 5000,
      cardText: 'Visa ending in 4242',
      documents: [
        { id: 'RV90000012', cents: 124_336, openCents: 0 },
        { id: 'RV90000015', cents: 5000, openCents: 4990 },
      ],
    },
    shopUrl,
  ),
  'payment-posted': paymentPostedEmail(lee, { ...postedMoney, reference: 'Check 1042' }, shopUrl),
  'credit-posted': creditPostedEmail(
    lee,
    { ...postedMoney, documentId: 'DG90000032', reference: null, reason: 'Three <boxes> were chipped' },
    shopUrl,
  ),
  'pay-link': payLinkEmail(
    'books@example.com',
    {
      ...{
        what: 'invoice RV90000031',
        customer: 'Lee & <Sons>',
        amountCents: 124_336,
        message: 'As we said on the phone',
      },
      url: `${shopUrl}/pay/secret`,
      until: '2026-12-01',
    },
    shopUrl,
  ),
  'posting-reversed': postingReversedEmail(
    lee,
    {
      documentId: 'DZ90000044',
      kind: 'check',
      reference: 'Check 1042',
      amountCents: 130_000,
      reason: 'Posted to <your> account by mistake',
      reopenedIds: ['RV90000031', 'RV90000032'],
    },
    shopUrl,
  ),
  'bank-returned': bankReturnedEmail(
    lee,
    {
      receiptId: 'DZ90000044',
      text: 'Bank account ending in 6789',
      cents: 124_336,
      isReversal: false,
      reason: 'insufficient funds',
    },
    shopUrl,
  ),
  'invoice-new': newInvoiceEmail(
    lee,
    { ...invoice, amountCents: 124_336, orderNumber: '4500000137', poNumber: 'PO <4>', jobName: 'Peachtree Lofts' },
    shopUrl,
  ),
  'dispute-opened': disputeOpenedEmail(dispute, shopUrl),
  'dispute-accepted': disputeDecidedEmail(
    lee,
    {
      ...decided,
      creditId: 'DG90000031',
      creditedCents: 6_240,
      openCents: 118_096,
      answer: 'Sorry for the <trouble>.',
    },
    shopUrl,
  ),
  'dispute-declined': disputeDecidedEmail(
    lee,
    { ...decided, answer: 'The driver’s <photo> shows all 12 boxes on the pallet.' },
    shopUrl,
  ),
  dispute: disputeEmail('naperville@tessera.example', dispute, shopUrl),
  'invoices-due': dueEmail(lee, { isOverdue: false, documents: [invoice] }, shopUrl),
  'invoices-overdue': dueEmail(lee, { isOverdue: true, documents: [invoice, other] }, shopUrl),
  'pay-request': payRequestEmail(lee, { ...invoice, by: 'Luis Ortega', note: 'The <driver> is waiting.' }, shopUrl),
  'invoice-reminder': invoiceReminderEmail(lee, invoice, shopUrl),
  'quote-offered': quoteOfferEmail(
    lee,
    {
      id: 'Q3000006',
      version: 2,
      totalCents: 124_336,
      validUntil: '2026-12-16',
      rep: 'Ben at the pro desk',
      message: 'Better price on the <trim>.',
    },
    shopUrl,
  ),
  'quote-answer': quoteAnswerEmail(
    lee,
    { id: 'Q3000006', author: 'Ben at the pro desk', text: 'Yes, in one lot.', attachment: null },
    shopUrl,
  ),
  'sheet-shared': sheetSharedEmail(sheet, {
    email: 'dana@example.com',
    url: `${shopUrl}/shared-sheet/abc.def`,
    until: '2026-12-16',
    message: 'Please choose by Friday.\nThanks <3',
  }),
  'sheet-signed': sheetSignedEmail(sheet, 'Dana Reed', shopUrl),
  'sheet-comment': sheetCommentEmail(sheet, 'Dana Reed', 'Can we see a <darker> one?', shopUrl),
  proposal: proposalEmail({
    to: 'dana@example.com',
    clientName: null,
    company,
    title: 'Main bath remodel',
    message: 'See you Monday.',
    url: `${shopUrl}/proposal/abc.def`,
    until: '2026-12-16',
    replyTo: 'grace@northline.example',
  }),
}
