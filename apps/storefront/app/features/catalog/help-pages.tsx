import type { HelpPage } from '@tessera/client/shop/types.gen'
import { Link } from '@tessera/ui/link'

/** Pages about the shop that answer the search, above the products. */
export function HelpPages({ pages }: { pages: readonly HelpPage[] }) {
  if (pages.length === 0) return null
  return (
    <section aria-labelledby="help-pages" className="max-w-text">
      <h2 id="help-pages" className="text-xl">
        Help pages
      </h2>
      <ul className="mt-2 border-t border-grout">
        {pages.map(({ title, url, summary }) => (
          <li key={url} className="border-b border-grout py-3">
            <Link href={url} className="text-lg">
              {title}
            </Link>
            <p className="text-stone">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
