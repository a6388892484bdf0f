import { Link } from '@tessera/ui/link'
import type { Cell } from './views.ts'

const looks: Record<Cell['kind'], string> = {
  text: 'wrap-anywhere',
  number: 'tabular',
  code: 'font-mono text-xs wrap-anywhere',
  flag: '',
  unset: 'text-stone',
  hidden: 'text-stone',
}

/** A value, with a link where it names another record. */
export function CellText({ cell: { text, kind, href } }: { cell: Cell }) {
  if (href) return <Link href={href}>{text}</Link>
  if (kind === 'unset')
    return (
      <span className="text-stone">
        –<span className="sr-only">not set</span>
      </span>
    )
  return <span className={looks[kind]}>{text}</span>
}
