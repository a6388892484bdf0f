import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { filterCount, hrefOf, withoutFilters } from './listing-params.ts'
import type { Listing } from './load-listing.server.ts'
import { relaxFilters } from './relax-filters.ts'

/** Suggests the filter to remove, with the number of products that would show, and then popular categories. */
export function NoResults({ listing: { scope, answer }, params }: { listing: Listing; params: URLSearchParams }) {
  const [first, ...others] = (answer.help?.relax ?? [])
    .slice(0, 4)
    .map((one) => ({ ...one, ...relaxFilters(params, one) }))
  const query = params.get('q')
  return (
    <div className="grid gap-10 py-6">
      <EmptyState
        title={query ? `No results for “${query}”.` : 'No products match.'}
        action={
          first ? (
            <LinkButton kind="primary" href={hrefOf(scope.path, first.rest)}>
              Remove {first.words} to see {formatCount(first.total)}
            </LinkButton>
          ) : filterCount(params) > 0 ? (
            <LinkButton kind="primary" href={hrefOf(scope.path, withoutFilters(params))}>
              Clear all filters
            </LinkButton>
          ) : (
            <LinkButton kind="primary" href="/products">
              See all products
            </LinkButton>
          )
        }
      >
        {others.length > 0 && (
          <ul className="grid gap-1">
            {others.map(({ words: name, rest, total }) => (
              <li key={name}>
                <Link href={hrefOf(scope.path, rest)}>
                  Without {name}: {formatCount(total)}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {query && !first && (
          <p>
            Try fewer words, a size such as 12 × 24, or a SKU. Or <Link href="/contact">ask us</Link>, and we’ll help
            you find it.
          </p>
        )}
      </EmptyState>
      {answer.help && <PopularCategories categories={answer.help.categories} />}
    </div>
  )
}

type SearchHelp = NonNullable<Listing['answer']['help']>

const PopularCategories = ({ categories }: Pick<SearchHelp, 'categories'>) => (
  <section aria-labelledby="popular">
    <h2 id="popular" className="text-2xl">
      Popular categories
    </h2>
    <ul className="mt-4 grid gap-x-8 tablet:grid-cols-2 desktop:grid-cols-3">
      {categories.map(({ name, url, count }) => (
        <li key={url} className="border-b border-grout">
          <Link href={url} className="flex min-h-12 items-center justify-between no-underline hover:underline">
            {name} <span className="tabular text-sm text-stone">{formatCount(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
