import type { ValueOf } from '@tessera/contract/kit/model'
import type { ProductDetails } from '@tessera/contract/middleware/products/models'
import { formatDollars } from '@tessera/domain/format-dollars'
import { formatDay } from '../format-values.ts'
import type { PrintDocument, PrintTable } from '../print-document.ts'

type ProductData = Pick<
  ValueOf<typeof ProductDetails>,
  'record' | 'unitPriceCents' | 'pricePerSqftCents' | 'units' | 'attributes'
>

/** For installers and architects: the facts of a product, and where it can be used. */
export const specSheetDocument = (product: ProductData, url: string, madeOn: string): PrintDocument => ({
  title: 'Spec sheet',
  number: product.record.name,
  madeOn,
  facts: [
    ['SKU', product.record.sku],
    ['Brand', product.record.brand ?? ''],
    ['Collection', product.record.collection ?? ''],
    ['As of', formatDay(madeOn)],
    ['Price', formatPrices(product)],
  ],
  parties: [],
  tables: [
    ...product.attributes.groups.map(({ title, facts }) =>
      factTable(
        title,
        facts.map(({ name, value }) => [name, value]),
      ),
    ),
    factTable(
      'Can I use it here?',
      product.attributes.suitability.map(({ place, verdict, reason }) => [place, `${verdicts[verdict]}: ${reason}`]),
    ),
  ].filter(({ rows }) => rows.length > 0),
  totals: [],
  notes: [url],
})

const verdicts = { pass: 'Yes', caution: 'With care', no: 'No' } as const

/** Empty for a product without a price of its own. */
function formatPrices({ unitPriceCents, pricePerSqftCents, units }: ProductData): string {
  if (unitPriceCents <= 0) return ''
  const perUnit = `${formatDollars(unitPriceCents)} per ${units.purchaseUnit}`
  return pricePerSqftCents === null ? perUnit : `${formatDollars(pricePerSqftCents)} / sq ft\n${perUnit}`
}

const factTable = (heading: string, rows: PrintTable['rows']): PrintTable => ({
  heading,
  columns: [
    { label: '', share: 3 },
    { label: '', share: 7 },
  ],
  rows,
})
