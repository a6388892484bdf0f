import { classNames } from '@tessera/ui/class-names'
import type { LinkProps } from '@tessera/ui/link'
import { Link, useViewTransitionState } from 'react-router'

/** Not pages of the storefront: the browser loads them. */
export const isElsewhere = (href: string): boolean =>
  !href.startsWith('/') || /^\/(docs|api|media|v1)(\/|$)|\.(pdf|xml|txt|csv)(\?|$)/.test(href)

/** The kit's links navigate client-side and prefetch on hover. */
export function RouterLink({ href, hasTransition = false, ...rest }: LinkProps) {
  if (isElsewhere(href)) return <a href={href} {...rest} />
  // the same element; the router's link takes ten times as long to render, 300 times a page
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
      className={classNames(className, isMoving && 'transitioning')}
    />
  )
}
