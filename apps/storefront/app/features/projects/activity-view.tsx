import type { ProjectDetail } from '@tessera/client/shop/types.gen'
import { Moment } from '@tessera/ui/time-zone'

/** The history of the project, newest first. */
export function ActivityView({ project }: { project: ProjectDetail }) {
  return (
    <ol className="border-t border-grout">
      {project.activity.map(({ version, at, who, what }) => (
        <li key={version} className="grid gap-x-6 border-b border-grout py-3 tablet:grid-cols-[12rem_1fr]">
          <span className="text-sm text-stone">
            <Moment at={at} />
          </span>
          <span>
            <span className="font-bold">{who}</span>: {what}
          </span>
        </li>
      ))}
    </ol>
  )
}
