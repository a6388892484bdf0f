import type { ReactNode } from 'react'
import { classes } from './class-names.tsx'

/** The place of what is coming, in its final size. Give it a height or an aspect by class. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={classes('skeleton rounded bg-grout', className)} />
}

/** A region that is being filled: seen only when it takes longer than 150 ms. */
export function LoadingRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true" className="late">
      <p className="sr-only" role="status">
        {label}
      </p>
      {children}
    </div>
  )
}
