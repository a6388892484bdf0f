import type { CartGroup } from './cart-groups.ts'
import { CartLineRow } from './cart-line.tsx'
import type { CartRefusal } from './cart-refusal.ts'
import type { CartCoverage } from './coverage.ts'

interface Props extends CartGroup {
  coverage: readonly CartCoverage[]
  hasProjects: boolean
  refusal: CartRefusal | undefined
}

/** The lines of one room, of no room, or the samples. */
export const CartGroupSection = ({ title, lines, coverage, hasProjects, refusal }: Props) => (
  <section aria-label={title || 'Items'}>
    <h2 className={title ? 'mb-3 text-2xl' : 'sr-only'}>{title || 'Items'}</h2>
    <ul className="border-t border-grout">
      {lines.map((line) => (
        <CartLineRow
          key={line.lineItemId}
          line={line}
          hasProjects={hasProjects}
          coverage={line.kind === 'product' ? coverage.filter(({ sku }) => sku === line.sku) : []}
          sent={refusal?.lineItemId === line.lineItemId ? refusal : undefined}
        />
      ))}
    </ul>
  </section>
)
