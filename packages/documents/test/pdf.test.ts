import { orderCopyDocument, orderDocument } from '@tessera/documents/kinds/order-document'
import { packingListDocument } from '@tessera/documents/kinds/packing-list-document'
import { drawPdf } from '@tessera/documents/pdf/draw-pdf'
import { pdfText } from '@tessera/testing/pdf-text'
import { describe, expect, test } from 'vitest'
import { aSeller } from './a-seller.ts'
import { aLine, anOrder } from './an-order.ts'

describe('a document on paper', () => {
  test('says what the data say: number, money, boxes with their area, lots', async () => {
    const text = pdfText(await drawPdf(orderDocument(anOrder(), aSeller)))
    for (const words of ['Tessera', '4500012345', 'PO-77', '9 boxes', '108.18 sq ft', 'A118', '$1,135.44', '-$10.00'])
      expect(text).toContain(words)
    expect(text).toContain('Reyes Interiors')
    expect(text).toContain('12 Oak Street')
    expect(text).toContain('Page 1 of 1')
  })

  test('a pickup is no shipping, and free', async () => {
    const order = anOrder({ isPickUp: true, shippingCents: 0 })
    const text = pdfText(await drawPdf(orderDocument(order, aSeller)))
    expect(text).toMatch(/Pickup\s+Free/)
    expect(text).not.toContain('Shipping')
  })

  test('letters the fonts lack lose their accents, other scripts a question mark', async () => {
    expect(pdfText(await drawPdf(orderDocument(anOrder(), aSeller)))).toMatch(/\?ódz house \?/)
  })

  test('a packing list has lots and no price', async () => {
    const sheet = packingListDocument(anOrder(), '8000000001', aSeller)
    const text = pdfText(await drawPdf(sheet ?? orderDocument(anOrder(), aSeller)))
    expect(text).toContain('Packing list')
    expect(text).toContain('A118')
    expect(text).toContain('4 boxes')
    expect(text).not.toContain('$')
    expect(packingListDocument(anOrder(), '8000000002', aSeller)).toBeUndefined()
  })

  test('a cell of several lines is as high as its lines', async () => {
    const room = Array.from({ length: 30 }, (_, index) => `Line ${index}`).join('\n')
    const lines = Array.from({ length: 10 }, (_, index) => ({ ...aLine(index + 1), room }))
    const text = pdfText(await drawPdf(orderDocument(anOrder({ lines }), aSeller)))
    expect(Number(/Page 1 of (\d+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(5)
  })

  test('a size never breaks over two lines, however long the name before it is', async () => {
    const sizes = ['10 lb', '32 oz', '2 1/2 in', '54 sq ft', '12 × 24']
    const rows = sizes.flatMap((size) => Array.from({ length: 30 }, (_, long) => [`${'n'.repeat(long + 1)} ${size}`]))
    const table = { columns: [3, 7].map((share) => ({ label: '', share })), rows }
    const text = pdfText(await drawPdf({ ...orderDocument(anOrder(), aSeller), tables: [table], facts: [] }))
    for (const size of sizes) expect(text.split(size), size).toHaveLength(31)
  })

  test('a copy for the client has no prices', async () => {
    const text = pdfText(await drawPdf(orderCopyDocument(anOrder(), aSeller)))
    expect(text).toContain('9 boxes')
    expect(text).not.toContain('$')
  })

  test('two hundred lines run over pages, each with its head and number', async () => {
    const lines = Array.from({ length: 200 }, (_, index) => aLine(index + 1))
    const text = pdfText(await drawPdf(orderDocument(anOrder({ lines }), aSeller)))
    const pages = Number(/Page 1 of (\d+)/.exec(text)?.[1])
    expect(pages).toBeGreaterThan(5)
    expect(text).toContain(`Page ${pages} of ${pages}`)
    for (const { sku } of lines) expect(text).toContain(sku)
    expect(text.match(/Quantity/g)?.length).toBeGreaterThanOrEqual(pages - 1)
  })

  test('the same data give the same bytes, with nothing that runs or reaches out', async () => {
    const [one, other] = await Promise.all([
      drawPdf(orderDocument(anOrder(), aSeller)),
      drawPdf(orderDocument(anOrder(), aSeller)),
    ])
    const file = Buffer.from(one).toString('latin1')
    expect(file.replace(/\/ID \[.*?\]/, '')).toBe(
      Buffer.from(other)
        .toString('latin1')
        .replace(/\/ID \[.*?\]/, ''),
    )
    expect(file).not.toMatch(/\/(JavaScript|JS|Launch|URI|EmbeddedFile|OpenAction|AA)\b/)
  })

  test('a table with pictures has each where it is known; one that is missing or broken leaves its place empty', async () => {
    const rows = [['Tile'], ['Grout'], ['Trim']]
    const table = { columns: [{ label: 'Item', share: 1 }], rows, pictures: ['tile', 'grout', null] }
    const sheet = { ...orderDocument(anOrder(), aSeller), tables: [table] }
    const images = (file: Uint8Array) =>
      Buffer.from(file)
        .toString('latin1')
        .match(/\/Subtype \/Image/g)?.length ?? 0
    expect(images(await drawPdf(sheet))).toBe(0)
    const broken = new Map([['grout', Buffer.from('no picture')]])
    expect(images(await drawPdf(sheet, broken))).toBe(0)
    const drawn = await drawPdf(sheet, new Map([...broken, ['tile', Buffer.from(clay, 'base64')]]))
    expect(images(drawn)).toBe(1)
    for (const [text = ''] of rows) expect(pdfText(drawn)).toContain(text)
  })
})

/** An 8 × 8 JPEG in clay. */
const clay =
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjsh' +
  'ITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAA' +
  'AAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9o' +
  'ADAMBAAIRAxEAPwCAARSf/9k='

test('a room that is drawn has a page of its own, with its lengths beside the walls', async () => {
  const plan = {
    heading: 'Bath, Floor',
    lines: ['Plain 12 × 24 · Straight grid'],
    widthIn: 144,
    heightIn: 120,
    full: 'M0 0L24 0L24 12L0 12Z',
    cuts: 'M24 0L40 0L40 12L24 12Z',
    walls: 'M0 0L144 0L144 120L0 120Z',
    doors: 'M10 0L40 0',
    labels: [
      { x: 72, y: 0, turn: 0, isAbove: true, text: '12 ft' },
      { x: 144, y: 60, turn: 90, isAbove: true, text: '10 ft' },
    ],
    marks: [{ x: 32, y: 6, spaceIn: 12, text: 'A' }],
    cutList: ['A  16 × 12 in: 1'],
  }
  const text = pdfText(await drawPdf({ ...orderDocument(anOrder(), aSeller), plans: [plan] }))
  for (const words of ['Bath, Floor', 'Straight grid', '12 ft', '10 ft', 'Page 2 of 2']) expect(text).toContain(words)
  expect(text).toMatch(/A\s+16\s×\s12\sin: 1/)
})
