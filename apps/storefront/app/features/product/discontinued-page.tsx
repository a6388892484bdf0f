import type { ProductAlternatives } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { ProductCard } from '@tessera/ui/product-card'
import { cardPropsOf } from '../../kit/products/product-card-props.ts'

/** The page of a discontinued product, with similar ones. */
export function DiscontinuedPage({ gone: { name, records } }: { gone: ProductAlternatives }) {
  return (
    <div className="page py-12">
      <title>{`${name} is discontinued – Tessera`}</title>
      <EmptyState
        level={1}
        title={`${name} is discontinued`}
        action={
          <LinkButton kind={records.length > 0 ? 'secondary' : 'primary'} href="/products">
            See all products
          </LinkButton>
        }
      >
        {records.length > 0 ? 'Here are the closest matches.' : 'Browse our products, or ask us for something similar.'}
      </EmptyState>
      <ul className="mt-8 grid grid-cols-2 border-s border-t border-grout empty:hidden desktop:grid-cols-4">
        {records.map((record) => (
          <li key={record.sku} className="grid border-e border-b border-grout">
            <ProductCard {...cardPropsOf(record)} headingLevel={2} />
          </li>
        ))}
      </ul>
    </div>
  )
}
