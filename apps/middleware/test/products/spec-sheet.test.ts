import { pdfText } from '@tessera/testing/pdf-text'
import { beforeAll, expect, test } from 'vitest'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'

let shop: WholeShop
beforeAll(async () => {
  shop = await aWholeShop()
})

test('the spec sheet of a product is a PDF with every fact of its page', async () => {
  const { record, attributes } = await shop.as().Product.GetProductItemDetails({ productName: shop.slug })
  const file = await shop.as().ProductPages.getSpecSheet({ productName: shop.slug })
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(file.headers.get('content-disposition')).toContain(`${record.sku}-spec-sheet.pdf`)
  const text = pdfText(await file.bytes())
  expect(text).toContain(record.sku)
  for (const { title, facts } of attributes.groups)
    for (const words of [title, ...facts.map(({ name }) => name)]) expect(text).toContain(words)
})

test('a product that is not sold has no spec sheet', async () => {
  await expect(shop.as().ProductPages.getSpecSheet({ productName: 'no-such-tile' })).rejects.toMatchObject({
    status: 404,
  })
})
