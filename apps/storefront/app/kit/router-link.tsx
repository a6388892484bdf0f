import { classes } from '@tessera/ui/class-names'
import type { LinkProps } from '@tessera/ui/link'
import { Link, useViewTransitionState } from 'react-router'

/** Not pages of the storefront: the browser goes there by itself. */
const isElsewhere = (href: string): boolean =>
  !href.startsWith('/') || /^\/(docs|api|media|v1)(\/|$)|\.(pdf|xml|txt|csv)(\?|$)/.test(href)

/** How links of the kit move: without loading the document anew, and prepared as soon as somebody points at them. */
export function RouterLink({ href, hasTransition = false, ...rest }: LinkProps) {
  if (isElsewhere(href)) return <a href={href} {...rest} />
  // the same element in the end; the router's own takes ten times as long to say so, 300 times a page
  if (import.meta.env.SSR) return <a href={href} data-discover="true" {...rest} />
  if (hasTransition) return <MovingLink href={href} {...rest} />
  return <Link to={href} prefetch="intent" {...rest} />
}

function MovingLink({ href, className, ...rest }: Omit<LinkProps, 'hasTransition'>) {
  const isMoving = useViewTransitionState(href)
  return (
    <Link
      to={href}
      prefetch="intent"
      viewTransition
      {...rest}
      className={classes(className, isMoving && 'transitioning')}
    />
  )
}
