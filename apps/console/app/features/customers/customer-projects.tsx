import type { StaffAccount } from '@tessera/client/shop/types.gen'
import { formatMoment } from '../../generic/format-days.ts'
import { ScreenPart } from '../../generic/screen-part.tsx'

const stages: Readonly<Record<StaffAccount['projects'][number]['stage'], string>> = {
  planning: 'Planning',
  installing: 'Installing',
  done: 'Done',
  archived: 'Archived',
}

/** Projects of the customer's people, by their last change. */
export function CustomerProjects({ account: { projects, timeZone } }: { account: StaffAccount }) {
  if (projects.length === 0) return null
  return (
    <ScreenPart title="Projects">
      <ul>
        {projects.map(({ projectId, name, stage, jobName, poNumber, by, changedAt }) => (
          <li
            key={projectId}
            className="flex flex-wrap justify-between gap-x-4 border-b border-grout py-1 wrap-anywhere"
          >
            <span>
              {[...new Set([name, jobName]), poNumber && `PO ${poNumber}`].filter(Boolean).join(' · ')}
              <span className="text-stone">{` · ${by} · ${formatMoment(changedAt, timeZone)}`}</span>
            </span>
            <span>{stages[stage]}</span>
          </li>
        ))}
      </ul>
    </ScreenPart>
  )
}
