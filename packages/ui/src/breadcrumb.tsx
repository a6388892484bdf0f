import { keepSizeTogether } from '@tessera/domain/keep-size-together'
import { Link } from './link.tsx'

export interface Crumb {
  title: string
  url: string
}

/** The last crumb is the current page and not a link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-stone">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map(({ title, url }, at) => (
          <li key={url} className="flex min-h-6 gap-2">
            {at === crumbs.length - 1 ? (
              <span aria-current="page" className="text-ink">
                {keepSizeTogether(title)}
              </span>
            ) : (
              <>
                <Link href={url} className="no-underline hover:underline">
                  {keepSizeTogether(title)}
                </Link>
                <span aria-hidden="true">›</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
