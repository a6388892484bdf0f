import { ArrowRightIcon } from '@tessera/ui/icons'
import { Link } from '@tessera/ui/link'
import { ProductCard } from '@tessera/ui/product-card'
import { listingUrl } from '../../kit/content-query.ts'
import { cardPropsOf } from '../../kit/products/product-card-props.ts'
import type { LoadedProductGroup } from './load-page.server.ts'

export function ProductGroups({ groups }: { groups: readonly LoadedProductGroup[] }) {
  return groups.map(({ title, filter, records }) => (
    <section key={title} className="page no-print pt-16">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-2xl">{title}</h2>
        <Link href={listingUrl(filter)} className="inline-flex min-h-11 items-center gap-2">
          See all <ArrowRightIcon className="size-4" />
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-px desktop:grid-cols-4">
        {records.map((record) => (
          <li key={record.sku} className="grid">
            <ProductCard {...cardPropsOf(record)} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
