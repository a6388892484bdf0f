import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { LinkButton } from '@tessera/ui/button'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { useMemo } from 'react'
import { lazyWhenVisible } from '../../kit/lazy-when-visible.tsx'
import { CompareBar } from '../../kit/products/compare-tick.tsx'
import { breadcrumbFacts, JsonLd } from '../../kit/seo/json-ld.tsx'
import { useTrackView } from '../../kit/tracking/track.ts'
import { trackItemsOf } from '../../kit/tracking/track-items.ts'
import { CachedPart } from '../../render-cache/cached-part.tsx'
import { FilterForm } from './filter-form.tsx'
import { HelpPages } from './help-pages.tsx'
import { AppliedChips, ListingBar } from './listing-bar.tsx'
import { filterCount } from './listing-params.ts'
import { ListingResults } from './listing-results.tsx'
import type { ListingScope } from './listing-scope.ts'
import type { Listing } from './load-listing.server.ts'
import { QuickFilters } from './quick-filters.tsx'
import { SearchNote } from './search-note.tsx'

const loadNoResults = async () => (await import('./no-results.tsx')).NoResults
const NoResults = lazyWhenVisible({
  id: 'no-results',
  now: import.meta.env.SSR ? await loadNoResults() : undefined,
  load: loadNoResults,
})

/** The same page for categories, landing pages, all products and search results. */
export function ListingPage({ listing, publicUrl }: { listing: Listing; publicUrl: string }) {
  const { scope, answer } = listing
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
          <HelpPages pages={answer.pages ?? []} />
          <SubcategoryLinks listing={listing} />
        </header>
        {isAnsweredByPage(listing) ? (
          <LinkButton href="/products">See all products</LinkButton>
        ) : isWithoutResult(listing, params) ? (
          <NoResults listing={listing} params={params} />
        ) : (
          <ListingBody listing={listing} params={params} listName={listName} />
        )}
        <JsonLd facts={import.meta.env.SSR && (() => breadcrumbFacts(publicUrl, scope.crumbs))} />
      </div>
      <CompareBar />
    </>
  )
}

const isAnsweredByPage = ({ answer: { total, pages } }: Listing): boolean => total === 0 && (pages ?? []).length > 0

/** Filters and a sort order for nothing are noise, unless the filters are the reason. */
const isWithoutResult = ({ answer: { total } }: Listing, params: URLSearchParams): boolean =>
  total === 0 && filterCount(params) === 0

function ListingBody({ listing, params, listName }: { listing: Listing; params: URLSearchParams; listName: string }) {
  const { answer, intro } = listing
  return (
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
  )
}

function SubcategoryLinks({ listing: { scope } }: { listing: Listing }) {
  if (scope.children.length === 0) return null
  return (
    <nav aria-label={`Categories of ${scope.title}`}>
      <CachedPart
        as="ul"
        className="-mx-(--gutter) flex gap-x-6 gap-y-1 overflow-x-auto px-(--gutter) [scrollbar-width:none] desktop:mx-0 desktop:flex-wrap desktop:px-0"
        part={SubcategoryItems}
        given={{ categories: scope.children }}
      />
    </nav>
  )
}

const SubcategoryItems = ({ categories }: { categories: ListingScope['children'] }) =>
  categories.map(({ name, url, count }) => (
    <li key={url} className="shrink-0">
      <Link href={url} className="group inline-flex min-h-8 items-baseline gap-1.5 no-underline">
        <span className="underline decoration-line group-hover:decoration-ink">{name}</span>
        <span className="tabular text-sm text-stone">{formatCount(count)}</span>
      </Link>
    </li>
  ))
