import type { ProjectDetail } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { formatMoment, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { useTimeZone } from '@tessera/ui/time-zone'
import { PageHead } from '../../kit/account/page-head.tsx'
import { BudgetBar } from './budget-bar.tsx'
import { SaveState } from './save-state.tsx'
import { stageLabels } from './stage-labels.ts'

/** Client, stage and cost of the project. */
export function ProjectHead({ project }: { project: ProjectDetail }) {
  const { name, clientName, place, jobName, poNumber, stage, rooms, isDraft, updatedAt, updatedBy } = project
  const timeZone = useTimeZone()
  const facts = [
    clientName && `For ${clientName}`,
    place && `${place.city}, ${place.state}`,
    jobName && `Job ${jobName}`,
    poNumber && `PO ${poNumber}`,
    rooms.length > 0 && formatUnits(rooms.length, 'room'),
  ]
  const { label, kind } = stageLabels[stage]
  return (
    <div className="grid gap-5">
      <p className="text-sm">
        <Link href="/account/projects">Projects</Link>
      </p>
      <PageHead title={name}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge kind={kind}>{label}</Badge>
          {isDraft && <Badge kind="warning">Draft</Badge>}
          <span>{facts.filter(Boolean).join(' · ')}</span>
        </span>
      </PageHead>
      <div className="no-print grid gap-5">
        <BudgetBar budget={project.budget} />
        <SaveState
          isDraft={isDraft}
          updatedText={`Last updated ${formatMoment(updatedAt, timeZone)} by ${updatedBy}.`}
        />
      </div>
    </div>
  )
}
