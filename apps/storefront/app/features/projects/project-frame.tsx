import type { ProjectDetail } from '@tessera/client/shop/types.gen'
import { Notice, type NoticeKind } from '@tessera/ui/notice'
import { Tabs } from '@tessera/ui/tabs'
import type { ReactNode } from 'react'
import { ConflictNotice } from './conflict-notice.tsx'
import type { EditConflict } from './edit-conflict.ts'
import { ProjectHead } from './project-head.tsx'
import { type ProjectTab, projectHref, projectTabs, tabLabels } from './tabs.ts'

interface Props {
  project: ProjectDetail
  tab: ProjectTab
  conflict: EditConflict | undefined
  /** The message of the last action. */
  notice: { kind: NoticeKind; text: string } | undefined
  /** The last refusal, if no form shows it. */
  trouble: string | undefined
  /** Shown between the messages and the tabs. */
  ways?: ReactNode
  children: ReactNode
}

/** Head, messages and tabs of every project page. */
export const ProjectFrame = ({ project, tab, conflict, notice, trouble, ways, children }: Props) => (
  <div className="grid gap-8">
    <ProjectHead project={project} />
    {conflict && <ConflictNotice conflict={conflict} />}
    {trouble && (
      <Notice kind="error" isLive>
        {trouble}
      </Notice>
    )}
    {notice && (
      <Notice kind={notice.kind} isLive>
        {notice.text}
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
