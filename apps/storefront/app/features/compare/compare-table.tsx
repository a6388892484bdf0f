import type { ProductDetails } from '@tessera/client/shop/types.gen'
import { keepSizeTogether } from '@tessera/domain/keep-size-together'
import { LinkButton } from '@tessera/ui/button'
import { classNames } from '@tessera/ui/class-names'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Picture } from '@tessera/ui/picture'
import { Price } from '@tessera/ui/price'
import { useState } from 'react'
import { compareUrl, saveCompared } from '../../kit/products/compare-list.ts'
import { compareRows } from './compare-rows.ts'
import { ComparedActions } from './compared-actions.tsx'

/** At least 11rem per product beside the facts: what does not fit is scrolled. */
const minWidths = ['', '', 'min-w-[30rem]', 'min-w-[41rem]', 'min-w-[52rem]'] as const

/** One column per product. Differences are highlighted; equal rows can be hidden. */
export function CompareTable({ products }: { products: readonly ProductDetails[] }) {
  const [isShort, setShort] = useState(false)
  const rows = compareRows(products).filter(({ isSame }) => !isShort || !isSame)
  const skus = products.map(({ record }) => record.sku)
  return (
    <>
      {products.length > 1 && (
        <label className="mb-4 inline-flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={isShort}
            onChange={(event) => setShort(event.currentTarget.checked)}
            className="size-5 accent-clay"
          />
          Show differences only
        </label>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="relative overflow-x-auto" tabIndex={0} aria-label="Comparison">
        <table className={classNames('w-full table-fixed text-sm', minWidths[products.length])}>
          <caption className="sr-only">Products side by side</caption>
          <thead>
            <tr className="align-top">
              <th scope="col" className="sticky start-0 w-32 bg-paper tablet:w-44">
                <span className="sr-only">Fact</span>
              </th>
              {products.map((product) => (
                <th key={product.record.sku} scope="col" className="px-3 pb-4 text-start font-normal">
                  <ProductHead product={product} others={skus.filter((sku) => sku !== product.record.sku)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values, isSame }) => (
              <tr key={name} className="border-t border-grout align-baseline">
                <th scope="row" className="sticky start-0 bg-paper py-2.5 pe-3 text-start font-normal text-stone">
                  {name}
                </th>
                {values.map((value, at) => (
                  <td key={skus[at]} className={classNames('px-3 py-2.5', !isSame && 'font-bold')}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function ProductHead({ product, others }: { product: ProductDetails; others: string[] }) {
  const { record, pricePerSqftCents, unitPriceCents } = product
  const unit = record.tessera.purchase_unit
  return (
    <div className="grid gap-2">
      <Link href={record.product_url} className="grid gap-2 text-base no-underline hover:underline">
        <Picture sku={record.sku} image={record.sku_image_url} alt="" sizes="288px" className="w-full max-w-72" />
        {keepSizeTogether(record.name)}
      </Link>
      {unitPriceCents > 0 && (
        <Price cents={pricePerSqftCents ?? unitPriceCents} per={pricePerSqftCents === null ? unit : 'sq ft'} />
      )}
      {pricePerSqftCents !== null && unitPriceCents > 0 && (
        <p className="tabular">
          {formatMoney(unitPriceCents)} per {unit}
        </p>
      )}
      <ComparedActions product={product} />
      <LinkButton
        href={others.length > 0 ? compareUrl(others) : '/compare'}
        size="Small"
        onClick={() => saveCompared(others)}
        className="justify-self-start"
      >
        Remove<span className="sr-only"> {record.name}</span>
      </LinkButton>
    </div>
  )
}
