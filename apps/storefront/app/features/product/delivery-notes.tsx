import { formatWeight } from '@tessera/ui/format'
import { DownloadIcon } from '@tessera/ui/icons'
import { Link } from '@tessera/ui/link'
import type { ReactNode } from 'react'
import type { ShownProduct } from './shown-product.ts'

const docs = 'inline-flex min-h-11 items-center gap-2'

export function Documents({ product: { record } }: { product: ShownProduct }) {
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="text-2xl">
        Documents
      </h2>
      <ul className="mt-3 grid">
        <li className="border-t border-grout">
          <a href={`${record.product_url}/spec-sheet.pdf`} className={docs} download={`${record.sku}-spec-sheet.pdf`}>
            <DownloadIcon className="size-4" /> Spec sheet (PDF)
          </a>
        </li>
        <li className="border-t border-grout">
          <Link href="/guides" className={docs}>
            Installation and care guides
          </Link>
        </li>
        <li className="border-y border-grout">
          <Link href="/calculators" className={docs}>
            Calculators for boxes, grout, mortar and trim
          </Link>
        </li>
      </ul>
    </section>
  )
}

/** Delivery and returns for this product, not in general. */
export function DeliveryNotes({ product, children }: { product: ShownProduct; children: ReactNode }) {
  const { units, availability } = product
  const isOrdered = availability.status === 'special-order' || availability.status === 'made-to-order'
  const unit = units.purchaseUnit
  return (
    <section aria-labelledby="delivery" className="scroll-mt-32">
      <h2 id="delivery" className="text-2xl">
        Delivery and returns
      </h2>
      <ul className="mt-3 grid list-[square] gap-2 ps-5 marker:text-stone">
        <li>{availability.text}. Store pickup is free.</li>
        <li>
          One {unit} weighs {formatWeight(units.lbsPerUnit)}.
          {units.unitsPerPallet !== null &&
            ` Orders of ${units.unitsPerPallet} or more arrive on a pallet at the curb.`}
        </li>
        {isOrdered ? (
          <li>Special order: requires a deposit and can’t be returned once made.</li>
        ) : (
          <li>
            Return sealed {unit === 'box' ? 'boxes' : `${unit}s`} within 90 days. Opened{' '}
            {unit === 'box' ? 'boxes' : `${unit}s`} can’t be returned.
          </li>
        )}
        <li>Check every box for lot number and damage before you install.</li>
      </ul>
      {children}
      <p className="mt-3 flex flex-wrap gap-x-5">
        <Link href="/policies/shipping" className="inline-flex min-h-11 items-center">
          Shipping
        </Link>
        <Link href="/policies/returns" className="inline-flex min-h-11 items-center">
          Returns
        </Link>
        <Link href="/policies/samples" className="inline-flex min-h-11 items-center">
          Samples
        </Link>
      </p>
    </section>
  )
}
