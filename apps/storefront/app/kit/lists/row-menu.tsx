import { MoreIcon } from '@tessera/ui/icons'
import { Link } from '@tessera/ui/link'
import { useRef } from 'react'

export interface RowAction {
  href: string
  text: string
}

interface Props {
  /** `order 4500000137`, for screen readers. */
  of: string
  actions: readonly RowAction[]
}

/** A disclosure that works without script; one menu of a list is open at a time, and Escape or leaving closes it. */
export function RowMenu({ of, actions }: Props) {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  if (actions.length === 0) return null
  return (
    <details
      ref={menu}
      name="row-menu"
      className="relative"
      onKeyDown={({ key }) => key === 'Escape' && close()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
    >
      <summary className="flex size-11 cursor-pointer list-none items-center justify-center hover:bg-grout/40 tablet:size-9 [&::-webkit-details-marker]:hidden">
        <MoreIcon className="size-5" />
        <span className="sr-only">Actions for {of}</span>
      </summary>
      <ul className="absolute end-0 z-10 min-w-44 border border-grout bg-surface py-1 shadow-lg">
        {actions.map(({ href, text }) => (
          <li key={href}>
            <Link
              href={href}
              className="flex min-h-11 items-center px-4 whitespace-nowrap no-underline hover:bg-grout/40 hover:underline tablet:min-h-9"
            >
              {text}
              <span className="sr-only"> {of}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
