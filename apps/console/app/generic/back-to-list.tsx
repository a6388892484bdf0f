import { Link } from '@tessera/ui/link'
import { useLocation } from 'react-router'

/** Leads from work with selected rows back to their list, which has the same address. */
export function BackToList() {
  const { pathname, search } = useLocation()
  return (
    <Link href={pathname + search} data-key="Escape" className="inline-flex min-h-8 items-center">
      Back to the list
    </Link>
  )
}
