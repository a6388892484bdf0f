import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { useMemo } from 'react'
import { CompareBar } from '../../kit/products/compare-tick.tsx'
import { breadcrumbFacts, JsonLd } from '../../kit/seo/json-ld.tsx'
import { useTrackView } from '../../kit/tracking/track.ts'
import { trackItemsOf } from '../../kit/tracking/track-items.ts'
import { FilterForm } from './filter-form.tsx'
import { AppliedChips, ListingBar } from './listing-bar.tsx'
import { ListingResults } from './listing-results.tsx'
import type { Listing } from './load-listing.server.ts'
import { NoResults } from './no-results.tsx'
import { QuickFilters } from './quick-filters.tsx'
import { SearchNote } from './search-note.tsx'

/** The same page for categories, landing pages, all products and search results. */
export function ListingPage({ listing, publicUrl }: { listing: Listing; publicUrl: string }) {
  const { scope, answer, intro } = listing
  const params = useMemo(() => new URLSearchParams(listing.search), [listing.search])
  const listName = scope.path === '/search' ? 'search_results' : scope.title
  useTrackView(
    'view_item_list',
    answer.total > 0 ? { item_list_name: listName, items: trackItemsOf(answer.records) } : undefined,
  )
  return (
    <>
      <div className="page pt-6">
        <Breadcrumb crumbs={scope.crumbs} />
        <header className="grid grid-cols-1 gap-3 pt-6 pb-8">
          <h1 className="text-4xl">{scope.title}</h1>
          {scope.summary && <p className="max-w-text text-lg text-stone">{scope.summary}</p>}
          <SearchNote listing={listing} params={params} />
          <SubcategoryLinks listing={listing} />
        </header>
        <div className="desktop:grid desktop:grid-cols-[240px_minmax(0,1fr)] desktop:gap-x-8">
          <aside aria-label="Filters" className="desktop:border-t desktop:border-grout desktop:pt-2">
            <FilterForm listing={listing} params={params} />
          </aside>
          <div className="min-w-0">
            <ListingBar listing={listing} params={params} />
            <AppliedChips listing={listing} params={params} />
            <QuickFilters listing={listing} params={params} />
            {answer.total === 0 ? (
              <NoResults listing={listing} params={params} />
            ) : (
              <ListingResults listing={listing} params={params} listName={listName} />
            )}
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server from Markdown that allows no HTML */}
            {intro && <div className="words mt-16 text-base" dangerouslySetInnerHTML={{ __html: intro.html }} />}
          </div>
        </div>
        <JsonLd facts={import.meta.env.SSR && (() => breadcrumbFacts(publicUrl, scope.crumbs))} />
      </div>
      <CompareBar />
    </>
  )
}

function SubcategoryLinks({ listing: { scope } }: { listing: Listing }) {
  if (scope.children.length === 0) return null
  return (
    <nav aria-label={`Categories of ${scope.title}`}>
      <ul className="-mx-(--gutter) flex gap-x-6 gap-y-1 overflow-x-auto px-(--gutter) [scrollbar-width:none] desktop:mx-0 desktop:flex-wrap desktop:px-0">
        {scope.children.map(({ name, url, count }) => (
          <li key={url} className="shrink-0">
            <Link href={url} className="group inline-flex min-h-8 items-baseline gap-1.5 no-underline">
              <span className="underline decoration-line group-hover:decoration-ink">{name}</span>
              <span className="tabular text-sm text-stone">{formatCount(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
