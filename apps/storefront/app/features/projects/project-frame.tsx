import type { ProjectDetail } from '@tessera/client/shop/types.gen'
import { Notice, type NoticeKind } from '@tessera/ui/notice'
import { Tabs } from '@tessera/ui/tabs'
import type { ReactNode } from 'react'
import type { Conflict } from './conflict.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { ProjectHead } from './project-head.tsx'
import { type ProjectTab, projectHref, projectTabs, tabLabels } from './tabs.ts'

interface Props {
  project: ProjectDetail
  tab: ProjectTab
  conflict: Conflict | undefined
  /** What has just been done. */
  told: { kind: NoticeKind; text: string } | undefined
  /** What has just been refused, where no form shows it. */
  trouble: string | undefined
  /** Between what is said and the tabs. */
  ways?: ReactNode
  children: ReactNode
}

/** Head, what there is to say, and the tabs: around every page of a project. */
export const ProjectFrame = ({ project, tab, conflict, told, trouble, ways, children }: Props) => (
  <div className="grid gap-8">
    <ProjectHead project={project} />
    {conflict && <ConflictNotice conflict={conflict} />}
    {trouble && (
      <Notice kind="error" isLive>
        {trouble}
      </Notice>
    )}
    {told && (
      <Notice kind={told.kind} isLive>
        {told.text}
      </Notice>
    )}
    {ways}
    <Tabs
      label="Project"
      tabs={projectTabs.map((one) => ({
        href: projectHref(project.projectId, one),
        label: tabLabels[one],
        isCurrent: one === tab,
      }))}
    />
    {children}
  </div>
)
