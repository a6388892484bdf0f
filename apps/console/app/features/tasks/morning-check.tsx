import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { FaultList, faultTitle } from '../health/fault-list.tsx'
import type { Fault } from '../health/health-view.ts'

/** One look whether all is well, for people who look after it. A place on the page of health is a place there. */
export function MorningCheck({ faults }: { faults: readonly Fault[] }) {
  if (faults.length === 0)
    return (
      <p className="text-stone">
        <Link href="/health">All systems normal</Link>: no queue is behind, and no jobs failed.
      </p>
    )
  const there = faults.map((fault) => ({
    ...fault,
    href: fault.href?.startsWith('#') ? `/health${fault.href}` : fault.href,
  }))
  return (
    <Notice kind="warning" title={faultTitle(faults)}>
      <FaultList faults={there} />
    </Notice>
  )
}
