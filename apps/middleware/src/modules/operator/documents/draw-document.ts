import { layoutCalls } from '@tessera/contract/middleware/layouts'
import type { DocumentKind } from '@tessera/contract/middleware/my-account-documents'
import { planCalls } from '@tessera/contract/middleware/my-account-plans'
import { ownBillingCalls } from '@tessera/contract/middleware/own-billing'
import { proposalCalls } from '@tessera/contract/middleware/proposals'
import { installPackSheet } from '@tessera/documents/kinds/install-pack-sheet'
import { invoiceSheet } from '@tessera/documents/kinds/invoice-sheet'
import { orderCopySheet, orderSheet } from '@tessera/documents/kinds/order-sheet'
import { packingListSheet } from '@tessera/documents/kinds/packing-list-sheet'
import { proposalSheet } from '@tessera/documents/kinds/proposal-sheet'
import { quoteSheet } from '@tessera/documents/kinds/quote-sheet'
import { receiptSheet } from '@tessera/documents/kinds/receipt-sheet'
import { selectionSheet } from '@tessera/documents/kinds/selection-sheet'
import { statementSheet } from '@tessera/documents/kinds/statement-sheet'
import type { Sheet } from '@tessera/documents/sheet'
import { refuse } from '../../../kit/shop-error.ts'
import { getOrder, getOrderRecord } from '../../orders/records/get-order.ts'
import { layoutPlans } from '../../plans/layouts/layout-plan.ts'
import { findLogo } from '../../plans/proposals/stored-proposal.ts'
import type { Drawing } from './document-needs.ts'
import { documentPartners } from './header-partners.ts'
import { listInvoiceLines } from './read-invoice-lines.ts'
import { findOrderOfDelivery } from './read-packing-list.ts'
import { findPaymentOf } from './read-receipt.ts'

type Draw = (drawing: Drawing, id: string) => Promise<Sheet>

const missing = (): never => refuse('NotFound', { message: 'We couldn’t find this document.' })

const order: Draw = async ({ database, catalogue, customer, call }, id) =>
  orderSheet(await getOrder({ database, catalogue }, customer, id, call.now))

const orderCopy: Draw = async ({ database, catalogue, customer, call }, id) =>
  orderCopySheet(await getOrder({ database, catalogue }, customer, id, call.now))

const packingList: Draw = async ({ database, catalogue, customer, call }, id) => {
  const number = (await findOrderOfDelivery(database, customer, id)) ?? missing()
  return packingListSheet(await getOrder({ database, catalogue }, customer, number, call.now), id) ?? missing()
}

const invoice: Draw = async ({ database, customer, call, ask }, id) => {
  const bill = await ask(ownBillingCalls.getBillingDocument, call, { query: { documentId: id } })
  const [lines, partners] = await Promise.all([
    listInvoiceLines(database, customer.account.id, id),
    documentPartners(database, customer, bill.type, id),
  ])
  return invoiceSheet(bill, lines, partners)
}

/** Finds the receipt by a payment, by its billing document, or by a paid order. */
const receipt: Draw = async (drawing, id) => {
  const { database, customer, call, ask } = drawing
  if (/^\d+$/.test(id)) return paidOrder(drawing, id)
  const paymentId = await findPaymentOf(database, customer.account.id, id)
  if (!paymentId) return invoice(drawing, id)
  return receiptSheet(
    await ask(ownBillingCalls.getInvoicePayment, call, { query: { paymentId } }),
    customer.account.name,
  )
}

async function paidOrder(drawing: Drawing, id: string): Promise<Sheet> {
  const { database, catalogue, customer, call } = drawing
  const { isPaid, status } = await getOrderRecord(database, customer, id)
  if (!isPaid || status === 'canceled') missing()
  return { ...orderSheet(await getOrder({ database, catalogue }, customer, id, call.now)), title: 'Receipt' }
}

const drawers: Record<DocumentKind, Draw> = {
  order,
  orderCopy,
  installPack: async ({ call, ask }, id) => {
    const query = { projectId: id }
    const [project, layouts] = await Promise.all([
      ask(planCalls.getProjectDetail, call, { query }),
      ask(layoutCalls.getProjectLayouts, call, { query }),
    ])
    return installPackSheet(project, layoutPlans(project, layouts))
  },
  packingList,
  invoice,
  receipt,
  statement: async ({ customer, call, ask }, id) =>
    statementSheet(
      await ask(ownBillingCalls.getStatementDetail, call, { query: { statementId: id } }),
      customer.account,
    ),
  quote: async ({ customer, call, ask }, id) =>
    quoteSheet(await ask(planCalls.getQuoteDetail, call, { query: { quotationId: id } }), customer.account.name),
  proposal: async ({ database, call, ask }, id) =>
    proposalSheet(
      await ask(proposalCalls.previewProposal, call, { query: { quotationId: id } }),
      call.now.toISOString(),
      await findLogo(database, id),
    ),
  selectionSheet: async ({ call, ask }, id) =>
    selectionSheet(await ask(planCalls.getSelectionSheetDetail, call, { query: { selectionSheetId: id } })),
}

export const drawDocument = (drawing: Drawing, kind: DocumentKind, id: string): Promise<Sheet> =>
  drawers[kind](drawing, id)
