import type { ReactNode } from 'react'
import { Mosaic, type MosaicKind } from './mosaic.tsx'

export interface EmptyStateProps {
  /** One sentence: why it is empty. */
  title: ReactNode
  children?: ReactNode | undefined
  /** One action: the next step. */
  action?: ReactNode | undefined
  pattern?: MosaicKind | undefined
  /** Heading level; undefined if the page already has this heading. */
  level?: 1 | 2 | 3 | undefined
}

export function EmptyState({ title, children, action, pattern = 'hex', level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="relative overflow-hidden border border-grout bg-surface">
      <Mosaic kind={pattern} className="absolute inset-0 h-full text-grout" />
      <div className="relative mx-auto my-12 grid max-w-xl justify-items-center gap-3 bg-surface px-8 py-8 text-center">
        <Heading className="text-2xl" tabIndex={level === 1 ? -1 : undefined}>
          {title}
        </Heading>
        {children && <div className="text-stone">{children}</div>}
        {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
      </div>
    </div>
  )
}
