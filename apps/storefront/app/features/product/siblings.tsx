import { Link } from '@tessera/ui/link'
import { Picture } from '@tessera/ui/picture'
import type { ShownProduct } from './shown-product.ts'
import { siblingGroups } from './sibling-groups.ts'

/** Links to the same design in other colors, sizes and finishes. */
export function Siblings({ product }: { product: ShownProduct }) {
  const groups = siblingGroups(product.siblings, product.record)
  if (groups.length === 0) return null
  return (
    <div className="grid gap-4">
      {groups.map(({ title, items }) => (
        <section key={title} aria-label={`Other: ${title}`}>
          <h2 className="font-sans text-sm font-bold">{title}</h2>
          <ul className="mt-2 flex flex-wrap gap-2">
            {items.map(({ record, words, isThis }) => (
              <li key={record.sku}>
                {title === 'Color' ? (
                  <Link
                    href={record.product_url}
                    title={words}
                    aria-current={isThis ? 'page' : undefined}
                    className="group block w-16 text-center text-xs no-underline aria-[current]:font-bold"
                  >
                    <Picture
                      sku={record.sku}
                      image={record.sku_image_url}
                      alt=""
                      sizes="64px"
                      maxWidth={320}
                      className="border border-transparent group-hover:border-ink group-aria-[current]:border-ink"
                    />
                    <span className="mt-1 block leading-snug">{words}</span>
                  </Link>
                ) : (
                  <Link
                    href={record.product_url}
                    aria-current={isThis ? 'page' : undefined}
                    className="inline-flex min-h-9 items-center rounded border border-line px-3 text-sm no-underline hover:border-ink aria-[current]:picked"
                  >
                    {words}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
