import { pageSizeLabels, pageSizes } from '@tessera/contract/shop/constants'
import { Link } from '@tessera/ui/link'
import { Pagination } from '@tessera/ui/pagination'
import { type ListState, listHref } from './list-state.ts'

interface Props {
  path: string
  state: ListState
  totalCount: number
}

/** Pagination and page size below a list. */
export function ListFooter({ path, state, totalCount }: Props) {
  const pages = state.size === -1 ? 1 : Math.ceil(totalCount / state.size)
  if (totalCount <= Math.min(5, Math.abs(state.size))) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <Pagination page={state.page} pages={pages} hrefOf={(page) => listHref(path, state, { page })} />
      <nav aria-label="Rows per page" className="ms-auto flex items-center gap-1 text-sm">
        <span className="me-1 text-stone">Rows</span>
        {pageSizes.map((size) => (
          <Link
            key={size}
            href={listHref(path, state, { size })}
            aria-current={size === state.size ? 'true' : undefined}
            aria-label={`${pageSizeLabels[size]} rows per page`}
            className="tabular inline-flex min-h-9 min-w-9 items-center justify-center rounded border border-transparent px-1.5 no-underline hover:border-line aria-[current]:border-ink"
          >
            {pageSizeLabels[size]}
          </Link>
        ))}
      </nav>
    </div>
  )
}
