import { LinkButton } from '@tessera/ui/button'
import { useLocation } from 'react-router'

/** Leads from work with selected rows back to their list, which has the same address. */
export function BackToList() {
  const { pathname, search } = useLocation()
  return (
    <LinkButton href={pathname + search} kind="quiet" data-key="Escape">
      Back to the list
    </LinkButton>
  )
}
