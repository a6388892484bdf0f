import { type InvoiceData, invoiceDocument } from '@tessera/documents/kinds/invoice-document'
import { type QuoteData, quoteDocument } from '@tessera/documents/kinds/quote-document'
import { type ReceiptData, receiptDocument } from '@tessera/documents/kinds/receipt-document'
import { type SelectionData, selectionDocument } from '@tessera/documents/kinds/selection-document'
import { specSheetDocument } from '@tessera/documents/kinds/spec-sheet-document'
import { type StatementData, statementDocument } from '@tessera/documents/kinds/statement-document'
import { drawPdf } from '@tessera/documents/pdf/draw-pdf'
import type { PrintDocument } from '@tessera/documents/print-document'
import { pdfText } from '@tessera/testing/pdf-text'
import { describe, expect, test } from 'vitest'
import { aSeller } from './a-seller.ts'

const account = { name: 'Reyes', number: '1000001', timeZone: 'America/New_York' }
const read = async (sheet: PrintDocument) => pdfText(await drawPdf(sheet))
const shown = { product_url: '', sku_image_url: '', altText: '', isGone: false }

const quote = {
  quotationId: '3000001',
  projectName: 'Elm house',
  jobName: null,
  statusText: 'Offered',
  terms: 'Net 30',
  depositCents: 5000,
  rep: 'Kim',
  validUntil: '2026-04-01',
  requestedAt: '2026-03-01T00:00:00Z',
  request: [],
  versions: [1, 2].map((version) => ({
    version,
    offeredAt: '2026-03-02T00:00:00Z',
    by: 'Kim',
    validUntil: '2026-04-01',
    isCurrent: version === 2,
    subtotalCents: version * 10_000,
    savingCents: 500,
    freightCents: 0,
    taxCents: 0,
    totalCents: version * 10_000,
    note: 'Freight is on us.',
    lines: [
      {
        ...shown,
        lineNo: 1,
        sku: 'TES-1',
        name: 'Hampton',
        room: 'Bath',
        purchaseUnit: 'box',
        requestedBoxes: 4,
        boxes: 5,
        areaSqft: 59.35,
        listPriceCents: 2100,
        unitPriceCents: 2000,
        totalCents: version * 10_000,
        savingCents: 500,
        note: null,
      },
    ],
  })),
} as unknown as QuoteData

const chosen = { ...shown, size: '12x24', finish: 'Matte', boxes: 4, purchaseUnit: 'box', ownClientPriceCents: null }
const selection = {
  selectionSheetId: '500001',
  name: 'Elm house',
  clientName: 'Mr. Moss',
  statusText: 'Approved',
  version: 2,
  priceView: 'client',
  notes: null,
  updatedAt: '2026-03-02T00:00:00Z',
  clientTotalCents: 77_700,
  costCents: 11_111,
  signatures: [
    { version: 2, name: 'M. Moss', strokes: null, signedAt: '2026-03-03T00:00:00Z', isVoid: false, voidReason: null },
  ],
  rooms: [
    {
      id: 'r',
      name: 'Bath',
      areaSqft: 40,
      items: [
        {
          ...chosen,
          id: 'i',
          sku: 'TES-1',
          name: 'Hampton',
          surface: 'floor',
          pattern: 'Herringbone',
          grout: 'Warm gray',
          trim: null,
          areaSqft: 40,
          notes: null,
          costCents: 11_111,
          clientPriceCents: 55_500,
          chosenAlternateId: 'a',
          alternates: [
            { ...chosen, id: 'a', sku: 'TES-2', name: 'Arno', note: null, costCents: 11_111, clientPriceCents: 77_700 },
          ],
        },
      ],
    },
  ],
} as unknown as SelectionData

describe('quotes', () => {
  test('a quote shows the newest offer beside the request', async () => {
    const text = await read(quoteDocument(quote, account, aSeller))
    for (const words of [
      '3000001, version 2',
      '4 boxes',
      '5 boxes',
      '59.35 sq ft',
      '$200.00',
      'Apr 1, 2026',
      'Freight is on us.',
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('$100.00')
  })
})

describe('selection sheets', () => {
  test('they never show account prices, and show chosen alternates', async () => {
    const text = await read(selectionDocument(selection, 'UTC'))
    expect(text).not.toContain('$111.11')
    for (const words of ['Arno', '$777.00', 'Warm gray', 'Herringbone', 'signed by M. Moss'])
      expect(text).toContain(words)
    expect(text).not.toContain('Hampton')
  })
  test('without prices there is none', async () => {
    expect(await read(selectionDocument({ ...selection, priceView: 'none' }, 'UTC'))).not.toContain('$')
  })
})

describe('books', () => {
  test('an invoice shows the open amount and the payments', async () => {
    const bill = {
      documentId: 'RV9000000001',
      type: 'RV',
      typeText: 'Invoice',
      statusText: 'Partially paid',
      documentOn: '2026-03-01',
      dueOn: '2026-03-31',
      terms: 'NT30',
      amountCents: 12_000,
      openCents: 7000,
      goodsCents: 10_000,
      freightCents: 1500,
      taxCents: 500,
      disputedCents: 0,
      isCredit: false,
      text: null,
      lines: [],
      taxes: [],
      discountCents: 0,
      applications: [
        { documentId: 'DZ9000000002', type: 'DZ', typeText: 'Payment', bookedOn: '2026-03-05', cents: 5000 },
      ],
    } as unknown as InvoiceData
    const text = await read(invoiceDocument(bill, [], aSeller))
    for (const words of ['RV9000000001', '$120.00', '$70.00', 'DZ9000000002', '$50.00', 'Mar 31, 2026'])
      expect(text).toContain(words)
  })

  test('a statement adds up before the eyes', async () => {
    const ageing = {
      notDueCents: 1100,
      days30Cents: 0,
      days60Cents: 0,
      days90Cents: 0,
      olderCents: 0,
      unappliedCents: 100,
    }
    const billTo = {
      firstName: 'Ana',
      lastName: 'Reyes',
      company: null,
      phone: null,
      country: 'US' as const,
      street1: '2140 Piedmont Avenue',
      street2: null,
      city: 'Atlanta',
      state: 'GA',
      zip: '30324',
    }
    const statement: StatementData = {
      statementId: 's',
      period: '2026-02',
      fromOn: '2026-02-01',
      toOn: '2026-02-28',
      openingCents: 500,
      chargesCents: 1000,
      paymentsCents: 400,
      creditsCents: 100,
      closingCents: 1000,
      ageing,
      lines: [
        { bookedOn: '2026-02-03', documentId: 'RV1', type: 'RV', text: 'Invoice', cents: 1000, balanceCents: 1500 },
      ],
    }
    const text = await read(statementDocument(statement, { ...account, billTo }, aSeller))
    for (const words of [
      'February 2026',
      '$5.00',
      '-$4.00',
      '-$1.00',
      '$10.00',
      '$15.00',
      'Reyes',
      '2140 Piedmont Avenue',
      'Atlanta, GA 30324',
      '1000001',
      'Routing number 061000104',
    ])
      expect(text).toContain(words)
  })

  test('a receipt lists every document with its open amount', async () => {
    const receipt = {
      paymentId: 'p',
      receiptId: 'DZ9000000003',
      paidAt: '2026-03-05T00:00:00Z',
      paidBy: 'Dana',
      cardText: 'Visa ending in 1111',
      totalCents: 9000,
      cardCents: 6000,
      creditCents: 3000,
      documents: [
        {
          documentId: 'RV1',
          type: 'RV',
          poNumber: 'PO-1',
          jobName: null,
          amountCents: 10_000,
          paidCents: 9000,
          byCardCents: 6000,
          byCreditCents: 3000,
          openCents: 1000,
        },
      ],
      credits: [{ documentId: 'DG1', usedCents: 3000, openCents: 250 }],
    } as unknown as ReceiptData
    const text = await read(receiptDocument(receipt, account, aSeller))
    expect(text).toMatch(/Credits applied\s+Credit\s+Applied\s+Remaining/)
    for (const words of ['DZ9000000003', 'RV1', '$10.00', 'DG1', '$2.50', '$90.00', 'Visa ending in 1111'])
      expect(text).toContain(words)
  })
})

describe('spec sheets', () => {
  const product = {
    record: { sku: 'TES-1', name: 'Hampton 12 × 24', brand: 'Tessera', collection: 'Hampton' },
    unitPriceCents: 6480,
    pricePerSqftCents: 499,
    units: { purchaseUnit: 'box' },
    attributes: {
      groups: [{ title: 'Ratings', facts: [{ name: 'DCOF', value: '0.45 wet', help: null }] }],
      suitability: [{ place: 'Patio', verdict: 'no', reason: 'It is not rated for frost.' }],
    },
  } as unknown as Parameters<typeof specSheetDocument>[0] // only what is read
  const url = 'https://shop.example/products/hampton'

  test('it has the price, every fact, where the product can be used, and its address', async () => {
    const text = await read(specSheetDocument(product, url, '2026-03-05T00:00:00Z'))
    for (const words of ['TES-1', '$4.99 / sq ft', '$64.80 per box', 'Ratings', 'DCOF', '0.45 wet', 'Mar 5, 2026', url])
      expect(text).toContain(words)
    expect(text).toContain('No: It is not rated for frost.')
  })

  test('a product without a price has none on it', async () => {
    const text = await read(specSheetDocument({ ...product, unitPriceCents: 0 }, url, '2026-03-05'))
    expect(text).not.toContain('Price')
  })
})
