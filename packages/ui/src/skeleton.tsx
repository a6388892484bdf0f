import { classNames } from './class-names.tsx'

/** A placeholder in the final size. Set its height or aspect ratio by class. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={classNames('skeleton rounded bg-grout', className)} />
}
