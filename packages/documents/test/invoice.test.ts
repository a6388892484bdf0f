import { type InvoiceData, invoiceDocument } from '@tessera/documents/kinds/invoice-document'
import { drawPdf } from '@tessera/documents/pdf/draw-pdf'
import type { PrintDocument } from '@tessera/documents/print-document'
import { pdfText } from '@tessera/testing/pdf-text'
import { expect, test } from 'vitest'
import { aSeller } from './a-seller.ts'

const read = async (sheet: PrintDocument) => pdfText(await drawPdf(sheet))

test('an invoice can be paid from: who sells, who owes, what for, until when, and where to', async () => {
  const bill = {
    documentId: 'RV9000000009',
    type: 'RV',
    typeText: 'Invoice',
    statusText: 'Open',
    customerNumber: '1000001',
    documentOn: '2026-03-01',
    dueOn: '2026-03-31',
    terms: 'NT30',
    amountCents: 17_100,
    openCents: 17_100,
    goodsCents: 15_000,
    freightCents: 1500,
    taxCents: 600,
    discountCents: 0,
    disputedCents: 0,
    isCredit: false,
    text: null,
    applications: [],
    taxes: [{ state: 'GA', percent: 4, baseCents: 15_000, taxCents: 600 }],
    lines: [
      {
        lineNo: 1,
        sku: 'T-1',
        name: 'Alma',
        unit: 'box',
        boxes: 5,
        areaSqft: 77.5,
        lot: 'A1',
        unitPriceCents: 3000,
        sqftPriceCents: 194,
        totalCents: 15_000,
        taxCents: 600,
      },
    ],
  } as unknown as InvoiceData
  const buyer = { id: '77', role: 'sold-to' as const, name: 'Reyes Interiors', place: null, isDefault: true }
  const text = await read(invoiceDocument(bill, [buyer], aSeller))
  for (const words of [
    '9 Kiln Road, Macon, GA 31201',
    '478-555-0100',
    'Tax ID 58-1234567',
    'Bill to (77)',
    '1000001',
    'Net 30 days',
    'Mar 31, 2026',
    '77.5 sq ft',
    '$30.00 / box',
    '$1.94 / sq ft',
    'Subtotal',
    'Tax, GA 4% of $150.00',
    'PO Box 7',
    'Routing number 061000104',
    'Account number 1234567890',
    'Page 1 of 1',
  ])
    expect(text).toContain(words)
  expect(await read(invoiceDocument(bill, [], { ...aSeller, isSample: true }))).toContain('Do not pay to them')
  expect(await read(invoiceDocument({ ...bill, openCents: 0 }, [], aSeller))).not.toContain('Routing number')
})
