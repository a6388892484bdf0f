import type { ReactNode } from 'react'
import { classNames } from './class-names.tsx'

/** A placeholder in the final size. Set its height or aspect ratio by class. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={classNames('skeleton rounded bg-grout', className)} />
}

/** A loading region, visible only if loading takes longer than 150 ms. */
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
