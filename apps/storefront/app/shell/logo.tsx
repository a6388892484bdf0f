import { brand } from '@tessera/contract/brand'
import { Link } from '@tessera/ui/link'

/** Four tiles, one of them tilted. */
export function Logo() {
  return (
    <Link href="/" className="inline-flex min-h-11 items-center gap-2.5 no-underline">
      <svg aria-hidden="true" viewBox="0 0 28 28" className="size-7 shrink-0">
        <g fill="currentColor">
          <path d="M2 2h11v11H2zM15 15h11v11H15zM2 15h11v11H2z" />
        </g>
        <path d="m16.4 1.6 10 2.2-2.2 10-10-2.2z" className="fill-clay" />
      </svg>
      <span className="font-display text-2xl leading-none">{brand.name}</span>
    </Link>
  )
}
