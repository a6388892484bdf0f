import { billingCalls } from '@tessera/contract/middleware/billing/operations'
import type { DocumentKind } from '@tessera/contract/middleware/documents/models'
import { layoutCalls } from '@tessera/contract/middleware/layouts/operations'
import { projectCalls } from '@tessera/contract/middleware/projects/operations'
import { proposalCalls } from '@tessera/contract/middleware/proposals/operations'
import { quoteCalls } from '@tessera/contract/middleware/quotes/operations'
import { sheetCalls } from '@tessera/contract/middleware/selection-sheets/operations'
import { installPackDocument } from '@tessera/documents/kinds/install-pack-document'
import { invoiceDocument } from '@tessera/documents/kinds/invoice-document'
import { orderCopyDocument, orderDocument } from '@tessera/documents/kinds/order-document'
import { packingListDocument } from '@tessera/documents/kinds/packing-list-document'
import { proposalDocument } from '@tessera/documents/kinds/proposal-document'
import { quoteDocument } from '@tessera/documents/kinds/quote-document'
import { receiptDocument } from '@tessera/documents/kinds/receipt-document'
import { selectionDocument } from '@tessera/documents/kinds/selection-document'
import { statementDocument } from '@tessera/documents/kinds/statement-document'
import type { PrintDocument } from '@tessera/documents/print-document'
import { refuse } from '../../../kit/shop-error.ts'
import { getOrder, getOrderRecord } from '../../orders/records/get-order.ts'
import { findCompanyLogo, getBrand } from '../../plans/client-brand/stored-brand.ts'
import { layoutPlans } from '../../plans/layouts/layout-plan.ts'
import { findLogo } from '../../plans/proposals/stored-proposal.ts'
import type { DocumentContext } from './document-needs.ts'
import { findBillTo } from './find-bill-to.ts'
import { findInvoicePaymentId } from './find-invoice-payment-id.ts'
import { findOrderOfDelivery } from './find-order-of-delivery.ts'
import { listDocumentPartners } from './list-document-partners.ts'
import { readSeller } from './read-seller.ts'

type Draw = (drawing: DocumentContext, id: string) => Promise<PrintDocument>

const refuseMissing = (): never => refuse('NotFound', { message: 'We couldn’t find this document.' })

const drawOrder: Draw = async ({ database, catalog, customer, call }, id) =>
  orderDocument(await getOrder({ database, catalog }, customer, id, call.now), await readSeller(database))

const drawOrderCopy: Draw = async ({ database, catalog, customer, call }, id) =>
  orderCopyDocument(await getOrder({ database, catalog }, customer, id, call.now), await readSeller(database))

const drawPackingList: Draw = async ({ database, catalog, customer, call }, id) => {
  const number = (await findOrderOfDelivery(database, customer, id)) ?? refuseMissing()
  const order = await getOrder({ database, catalog }, customer, number, call.now)
  return packingListDocument(order, id, await readSeller(database)) ?? refuseMissing()
}

const drawInvoice: Draw = async ({ database, customer, call, ask }, id) => {
  const bill = await ask(billingCalls.getBillingDocument, call, { query: { documentId: id } })
  const partners = await listDocumentPartners(database, customer, bill.type, id)
  return invoiceDocument(bill, partners, await readSeller(database))
}

/** Finds the receipt by a payment, by its billing document, or by a paid order. */
const drawReceipt: Draw = async (context, id) => {
  const { database, customer, call, ask } = context
  if (/^\d+$/.test(id)) return drawPaidOrder(context, id)
  const paymentId = await findInvoicePaymentId(database, customer.account.id, id)
  if (!paymentId) return drawInvoice(context, id)
  return receiptDocument(
    await ask(billingCalls.getInvoicePayment, call, { query: { paymentId } }),
    customer.account,
    await readSeller(database),
  )
}

async function drawPaidOrder(context: DocumentContext, id: string): Promise<PrintDocument> {
  const { database, catalog, customer, call } = context
  const { isPaid, status } = await getOrderRecord(database, customer, id)
  if (!isPaid || status === 'canceled') refuseMissing()
  return {
    ...orderDocument(await getOrder({ database, catalog }, customer, id, call.now), await readSeller(database)),
    title: 'Receipt',
  }
}

const drawers: Record<DocumentKind, Draw> = {
  order: drawOrder,
  orderCopy: drawOrderCopy,
  installPack: async ({ customer, call, ask }, id) => {
    const query = { projectId: id }
    const [project, layouts] = await Promise.all([
      ask(projectCalls.getProjectDetail, call, { query }),
      ask(layoutCalls.getProjectLayouts, call, { query }),
    ])
    return installPackDocument(project, customer.account.timeZone, layoutPlans(project, layouts))
  },
  packingList: drawPackingList,
  invoice: drawInvoice,
  receipt: drawReceipt,
  statement: async ({ database, customer, call, ask }, id) =>
    statementDocument(
      await ask(billingCalls.getStatementDetail, call, { query: { statementId: id } }),
      { ...customer.account, billTo: await findBillTo(database, customer) },
      await readSeller(database),
    ),
  quote: async ({ database, customer, call, ask }, id) =>
    quoteDocument(
      await ask(quoteCalls.getQuoteDetail, call, { query: { quotationId: id } }),
      customer.account,
      await readSeller(database),
    ),
  proposal: async ({ database, customer, call, ask }, id) =>
    proposalDocument(
      await ask(proposalCalls.previewProposal, call, { query: { quotationId: id } }),
      { madeAt: call.now.toISOString(), timeZone: customer.account.timeZone },
      await findLogo(database, id),
    ),
  selectionSheet: async ({ database, customer, call, ask }, id) => {
    const sheet = await ask(sheetCalls.getSelectionSheetDetail, call, { query: { selectionSheetId: id } })
    if (sheet.origin === 'store') return selectionDocument(sheet, customer.account.timeZone)
    const { company, licenseNumber } = await getBrand(database, customer.account.id)
    return selectionDocument(sheet, customer.account.timeZone, {
      name: company,
      licenseNumber,
      logo: await findCompanyLogo(database, customer.account.id),
    })
  },
}

export const drawDocument = (context: DocumentContext, kind: DocumentKind, id: string): Promise<PrintDocument> =>
  drawers[kind](context, id)
