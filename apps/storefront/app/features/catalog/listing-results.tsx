import { buttonClass } from '@tessera/ui/button'
import { formatCount } from '@tessera/ui/format'
import { Pagination } from '@tessera/ui/pagination'
import { PicturePreload } from '@tessera/ui/picture'
import { maxCardWidth } from '@tessera/ui/product-card'
import { useEffect } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import type { CardFields } from '../../kit/products/card-fields.ts'
import { CachedPart } from '../../render-cache/cached-part.tsx'
import { cardSizes, ListingCard } from './listing-card.tsx'
import { hrefOf, withPage } from './listing-params.ts'
import type { Listing } from './load-listing.server.ts'
import { cachePage, pagesBefore } from './page-cache.ts'

interface ListingResultsProps {
  listing: Listing
  params: URLSearchParams
  listName: string
}

/** The cards visible without scrolling. */
const firstRow = 4

/** The cards, with "load more" and page links. Both have a URL. */
export function ListingResults({ listing, params, listName }: ListingResultsProps) {
  const { scope, answer, store } = listing
  const { state, location } = useNavigation()
  const isBusy = state === 'loading' && location?.pathname === scope.path
  const { before, from } = useLoadedPages(listing, params)
  const pages = Math.ceil(answer.total / answer.pageSize)
  const records = [...before.flat(), ...answer.records]
  const first = (from - 1) * answer.pageSize + 1
  const last = first + records.length - 1
  const hrefOfPage = (page: number) => hrefOf(scope.path, withPage(params, page))
  return (
    <>
      {records.slice(0, firstRow).map(({ sku, sku_image_url }) => (
        <PicturePreload key={sku} sku={sku} image={sku_image_url} sizes={cardSizes} maxWidth={maxCardWidth} />
      ))}
      <ul
        aria-busy={isBusy}
        className="mt-3 grid grid-cols-2 border-s border-t border-grout transition-opacity duration-150 aria-busy:opacity-60 tablet:grid-cols-3 wide:grid-cols-4"
      >
        {records.map((record, at) => (
          <CachedPart
            key={record.sku}
            as="li"
            className="grid border-e border-b border-grout"
            part={ListingCard}
            given={{ record, store, listName, isFirst: at < firstRow }}
          />
        ))}
      </ul>
      {answer.page < pages && (
        <p className="pt-6 text-center">
          <Link
            to={hrefOfPage(answer.page + 1)}
            replace
            preventScrollReset
            state={{ from }}
            rel="next"
            className={`${buttonClass({ size: 'Large' })} no-underline`}
          >
            Load {Math.min(answer.pageSize, answer.total - last)} more
          </Link>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4 pt-6">
        <p className="tabular text-sm text-stone">
          {formatCount(first)} to {formatCount(last)} of {formatCount(answer.total)}
        </p>
        <Pagination page={answer.page} pages={pages} hrefOf={hrefOfPage} />
      </div>
    </>
  )
}

/** Keeps the pages loaded above this one, also after visiting a product and going back. */
function useLoadedPages({ scope, answer, store }: Listing, params: URLSearchParams) {
  const { state } = useLocation()
  const key = [hrefOf(scope.path, withPage(params, 1)), store?.id, answer.total].join()
  useEffect(() => cachePage(key, answer.page, answer.records, Date.now()), [key, answer])
  const firstPage = typeof state?.from === 'number' ? (state.from as number) : answer.page
  const before: (readonly CardFields[])[] = pagesBefore(key, firstPage, answer.page)
  return { before, from: answer.page - before.length }
}
