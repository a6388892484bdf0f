import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'
import { Link } from './link.tsx'

export interface PaginationProps {
  page: number
  pages: number
  hrefOf(page: number): string
  label?: string | undefined
}

/** The first, the last and the neighboring pages; at most seven entries. */
export function visiblePages(page: number, pages: number): (number | 'gap')[] {
  const near = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages)
  return near
    .sort((one, other) => one - other)
    .flatMap((one, at) => {
      const before = near[at - 1]
      if (before === undefined || one - before === 1) return [one]
      return one - before === 2 ? [one - 1, one] : ['gap' as const, one]
    })
}

const cell =
  'tabular inline-flex size-11 items-center justify-center rounded border border-transparent no-underline hover:border-line aria-[current]:border-ink'

export function Pagination({ page, pages, hrefOf, label = 'Pages' }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 && (
          <li>
            <Link href={hrefOf(page - 1)} rel="prev" aria-label="Previous page" className={cell}>
              <ChevronLeftIcon />
            </Link>
          </li>
        )}
        {visiblePages(page, pages).map((one, at) => (
          <li key={one === 'gap' ? `gap${at}` : one}>
            {one === 'gap' ? (
              <span className="px-1 text-stone">…</span>
            ) : (
              <Link
                href={hrefOf(one)}
                aria-label={`Page ${one}`}
                aria-current={one === page ? 'page' : undefined}
                className={cell}
              >
                {one}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link href={hrefOf(page + 1)} rel="next" aria-label="Next page" className={cell}>
              <ChevronRightIcon />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
