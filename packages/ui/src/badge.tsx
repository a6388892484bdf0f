import type { ReactNode } from 'react'
import { classNames } from './class-names.tsx'

export type BadgeKind = 'plain' | 'success' | 'warning' | 'sale' | 'solid'

const kinds: Record<BadgeKind, string> = {
  plain: 'border-grout bg-surface text-ink',
  success: 'border-sage bg-surface text-sage',
  warning: 'border-amber bg-surface text-amber',
  sale: 'border-sale bg-surface text-sale',
  solid: 'border-ink bg-ink text-paper',
}

export function Badge({ kind = 'plain', children }: { kind?: BadgeKind | undefined; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center rounded border px-2 text-xs leading-none whitespace-nowrap',
        kinds[kind],
      )}
    >
      {children}
    </span>
  )
}
